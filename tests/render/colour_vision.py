"""How colours look to eyes that see them otherwise, and how far apart two of them are."""

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Colour = tuple[int, int, int]
Vector = tuple[float, float, float]

SIGHTS: dict[str, tuple[Vector, Vector, Vector]] = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    # Machado, Oliveira and Fernandes 2009, severity 1.0, in linear RGB.
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE: Vector = (0.95047, 1.0, 1.08883)


def distance(one: Colour, other: Colour, sight: str = "full") -> float:
    """CIEDE2000 between two colours as somebody of that sight sees them."""
    return _ciede2000(_lab(one, sight), _lab(other, sight))


def worst_distance(one: Colour, other: Colour) -> tuple[float, str]:
    """The smallest distance over all sights, and whose it is."""
    return min((distance(one, other, sight), sight) for sight in SIGHTS)


def lightness(colour: Colour) -> float:
    return _lab(colour, "full")[0]


def _lab(colour: Colour, sight: str) -> Vector:
    seen = [min(1.0, max(0.0, channel)) for channel in _times(SIGHTS[sight], _linear(colour))]
    x, y, z = (
        _cube_root(value / white)
        for value, white in zip(_times(TO_XYZ, (seen[0], seen[1], seen[2])), WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _linear(colour: Colour) -> Vector:
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for c in (channel / 255 for channel in colour)
    )
    return red, green, blue


def _times(matrix: tuple[Vector, Vector, Vector], vector: Vector) -> Vector:
    a, b, c = (sum(m * v for m, v in zip(row, vector, strict=True)) for row in matrix)
    return a, b, c


def _cube_root(t: float) -> float:
    return float(t ** (1 / 3)) if t > 0.008856 else 7.787 * t + 16 / 116


def _ciede2000(one: Vector, other: Vector) -> float:
    """Sharma, Wu and Dalal 2005."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    stretch = 1.5 - 0.5 * _chroma_weight((hypot(a1, b1) + hypot(a2, b2)) / 2)
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = ((h2 - h1 + 180) % 360 - 180) if c1 * c2 else 0.0
    mean_l, mean_c = (l1 + l2) / 2, (c1 + c2) / 2
    mean_h = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    t = (
        1
        - 0.17 * cos(radians(mean_h - 30))
        + 0.24 * cos(radians(2 * mean_h))
        + 0.32 * cos(radians(3 * mean_h + 6))
        - 0.20 * cos(radians(4 * mean_h - 63))
    )
    in_l = (l2 - l1) / (1 + 0.015 * (mean_l - 50) ** 2 / sqrt(20 + (mean_l - 50) ** 2))
    in_c = (c2 - c1) / (1 + 0.045 * mean_c)
    in_h = 2 * sqrt(c1 * c2) * sin(radians(turn) / 2) / (1 + 0.015 * mean_c * t)
    rotation = -2 * _chroma_weight(mean_c) * sin(radians(60 * exp(-(((mean_h - 275) / 25) ** 2))))
    return sqrt(in_l**2 + in_c**2 + in_h**2 + rotation * in_c * in_h)


def _chroma_weight(chroma: float) -> float:
    return sqrt(chroma**7 / (chroma**7 + 25**7))
