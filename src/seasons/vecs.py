"""The one door to librt: flat vectors of numbers, with a stand-in where librt does not exist.

This module must stay outside the compiled group; the compiled rules still see the real, unboxed type through it.
A vec is for fixed sizes: `append` may share its buffer with the old value, so use it in constructors only,
as in `v = append(v, x)`.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import extend as extend
    from librt.vecs import vec as vec
else:
    try:
        from librt.vecs import append, extend, vec
    except ImportError:  # in the browser (Pyodide) there is no librt
        from array import array

        from mypy_extensions import i16, u8

        class vec(array):
            code = "q"

            def __new__(cls, items=(), *, capacity=0):
                return super().__new__(cls, cls.code, items)

            def __class_getitem__(cls, item):
                return kinds.get(item, vec)

        class floats(vec):
            code = "d"

        class shorts(vec):
            code = "h"

        class bytes_of(vec):
            code = "B"

        kinds = {float: floats, i16: shorts, u8: bytes_of}

        def append(v, x):
            v.append(x)
            return v

        def extend(v, xs):
            w = v[:]
            w.extend(xs)
            return w


__all__ = ["vec", "append", "extend"]
