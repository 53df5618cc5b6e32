"""The search language of deck builders: `t:dude g:lawdogs b>2`, quotes, `|` for or, words for titles."""

from gomorra.catalog.search.finding import search
from gomorra.catalog.search.query import Condition, QueryError, Value, parse

__all__ = ["Condition", "QueryError", "Value", "parse", "search"]
