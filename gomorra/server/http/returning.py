"""Coming back on another device: a link, or the code in it, makes another browser the same person.

The code is in the part of an address that browsers send nobody; it comes in the body of a request, so no log has it.
"""

from __future__ import annotations

from typing import Any

from litestar import Response, post
from litestar.exceptions import ClientException, TooManyRequestsException
from litestar.params import JSONBody

from gomorra.server.http.asking import Asked, cookie_for, guest_of, hall_of
from gomorra.server.http.sessions import Guest
from gomorra.server.protocol.asked import ComeBack, NewLink
from gomorra.server.protocol.pages import Me, ReturnCode


@post("/api/me/link", status_code=200, summary="A link to come back with")
async def make_link(request: Asked, data: JSONBody[NewLink]) -> Response[ReturnCode]:
    """A new code for this guest, told once; the one before it stops working."""
    del data
    guest = guest_of(request)
    code = await hall_of(request).returns.renew(guest.id, guest.name)
    cookies = [cookie_for(request, guest)] if guest.new else []
    return Response(ReturnCode(code), cookies=cookies, headers={"Cache-Control": "no-store"})


@post("/api/me/return", status_code=200, summary="Come back on another device")
async def come_back(request: Asked, data: JSONBody[ComeBack]) -> Response[Me]:
    """This browser is the one who made the code, from now on."""
    hall = hall_of(request)
    address = request.client.host if request.client else ""
    if not hall.guesses.take(address):
        raise TooManyRequestsException("too many codes from your address: wait a minute")
    found = await hall.returns.find(data.code)
    if found is None:
        raise ClientException("nobody has this code; perhaps a newer one was made, or a letter is missing")
    return Response(Me(found.name), cookies=[cookie_for(request, Guest(found.person, found.name))])


ALL: list[Any] = [make_link, come_back]
