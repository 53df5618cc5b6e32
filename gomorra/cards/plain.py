"""Printings without text: their facts are all there is to them."""

from __future__ import annotations

PLAIN: frozenset[str] = frozenset(
    {
        # 2T2D
        "20009",  # Matilda Loomis
        # DT2
        "24018",  # Shi Long Peng
        "24048",  # Avie Cline
        "24061",  # Bloody Teeth
        "24069",  # Andreas Andregg
        "24083",  # Pancho Castillo
        "24092",  # Rob Wilby
        "24096",  # Wilber Crowley
        "24097",  # Roderick Byre
        "24098",  # El Anónimo
        "24099",  # Ezrael Jones
        "24101",  # Clint Ramsey
        "24127",  # Pat's Perch
        # DTR
        "01010",  # Avie Cline
        "01020",  # Andreas Andregg
        "01041",  # Pancho Castillo
        "01046",  # Olivia Jenks
        "01048",  # Steele Archer
        "01051",  # Steven Wiles
        "01053",  # Clint Ramsey
        "01067",  # Blake Ranch
        "01070",  # Pat's Perch
        "01075",  # Jackson's Strike
        # IOUF
        "09019",  # Richard Faulkner
        "09022",  # Black Elk
        "09023",  # Bloody Teeth
        # NTNR
        "02001",  # Dulf Zug
        "02009",  # Wilber Crowley
        "02010",  # Roderick Byre
        # O4B
        "21027",  # Eli Leatherwood
        # alt
        "00007",  # Steven Wiles
        "00019",  # Blake Ranch
        "00125",  # Joker
        "00135",  # Pat's Perch
    }
)
