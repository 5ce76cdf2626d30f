"""The range: for every accessory file the function that builds its model, the direction of view and the exposure.
Needs no Blender.
"""

from dataclasses import dataclass
from importlib import import_module
from types import SimpleNamespace


@dataclass(frozen=True)
class Form:
    """How an accessory file is rendered: its kind of drawing, the function in a module of this package, the direction
    of view and the exposure.
    """

    kind: str
    module: str
    function: str
    azimuth: float = 28
    elevation: float = 16
    exposure: float = 1.0
    margin: float = 0.11

    @property
    def one_picture_for_sizes(self):
        """Returns whether all sizes share a picture, because a size (such as of clothes) is not visible in it."""
        return self.kind in ("helmet", "apparel")

    def loaded(self):
        """Returns the builder of a form with its view and exposure. Runs inside Blender."""
        view = import_module("..look.camera", __package__).View
        build = getattr(import_module(f".{self.module}", __package__), self.function)
        return SimpleNamespace(
            build=build,
            VIEW=view(self.azimuth, self.elevation, 60, margin=self.margin, bottom=self.margin + 0.02),
            EXPOSURE=self.exposure,
        )


RANGE = {
    "helm-linde": Form("helmet", "helmet", "city_helmet", 34, 14),
    "helm-abus-pedelec": Form("helmet", "helmet", "pedelec_helmet", 34, 14),
    "pedale-alltag": Form("pedal", "pedal", "pedals", 30, 34),
    "scheinwerfer-wannsee": Form("light", "lamps", "head_lamp", 52, 12),
    "ruecklicht-pankow": Form("light", "lamps", "tail_lamp", 24, 14),
    "supernova-mini-2": Form("light", "lamps", "small_head_lamp", 48, 16),
    "supernova-e3-tail": Form("light", "lamps", "small_tail_lamp", 30, 14),
    "akkulicht-lietzensee": Form("light", "light_sets", "rechargeable_set", 26, 22),
    "speichenreflektoren-funkturm": Form("light", "light_sets", "spoke_reflectors", 20, 40),
    "lichtkabel-satz": Form("light", "light_sets", "cable_set", 14, 44),
    "buegelschloss-tegel": Form("lock", "locks_rigid", "u_lock", 24, 10),
    "faltschloss-rudow": Form("lock", "locks_rigid", "folding_lock", 22, 20),
    "rahmenschloss-britz": Form("lock", "locks_rigid", "frame_lock", 22, 10),
    "wandanker-grunewald": Form("lock", "locks_rigid", "wall_anchor", 30, 26),
    "kettenschloss-wedding": Form("lock", "locks_chain", "chain_lock", 18, 34),
    "einsteckkette-buckow": Form("lock", "locks_chain", "plug_in_chain", 18, 34),
    "hecktasche-spandau": Form("pannier", "panniers", "canvas_pannier", 24, 10),
    "ortlieb-back-roller": Form("pannier", "panniers", "welded_panniers", 24, 10),
    "lenkertasche-lichtenberg": Form("bag", "bags", "handlebar_bag", 24, 14),
    "satteltasche-friedenau": Form("bag", "bags", "saddle_bag", 30, 14),
    "rucksack-tiergarten": Form("bag", "backpack", "backpack", 24, 8),
    "korb-schoeneberg": Form("basket", "baskets", "wire_basket", 26, 20),
    "weidenkorb-luebars": Form("basket", "baskets", "willow_basket", 26, 20),
    "gepaecktraeger-moabit": Form("rack", "racks", "rear_rack", 34, 18),
    "tubus-cargo": Form("rack", "racks", "touring_rack", 34, 18),
    "fronttraeger-neukoelln": Form("rack", "racks", "front_rack", 34, 20),
    "tubus-lowrider": Form("rack", "racks", "low_rider", 36, 14),
    "kernledersattel-zehlendorf": Form("saddle", "saddle", "leather_saddle", 30, 12),
    "brooks-cambium-c17": Form("saddle", "saddle", "rubber_saddle", 30, 12),
    "sattel-tempelhof": Form("saddle", "saddle", "sprung_saddle", 30, 12),
    "ergon-st-core": Form("saddle", "saddle", "floating_saddle", 30, 14),
    "ledergriffe-dahlem": Form("grip", "grip", "leather_grips", 10, 30),
    "ergon-gp1": Form("grip", "grip", "winged_grips", 10, 34),
    "korkgriffe-gatow": Form("grip", "grip", "cork_grips", 10, 30),
    "klingel-kreuzberg": Form("bell", "bell", "striker_bell"),
    "klingel-charlottenburg": Form("bell", "bells_lever", "ding_dong_bell", 24, 22),
    "klingel-spurcycle": Form("bell", "bell", "wire_bell", 30, 12),
    "klingel-mitte": Form("bell", "bell", "spacer_bell", 28, 22),
    "klingel-koepenick": Form("bell", "bells_lever", "chrome_bell", 24, 22),
    "klingel-friedrichshain": Form("bell", "bells_lever", "childs_bell", 28, 16),
    "schutzbleche-stahl": Form("mudguard", "mudguard", "steel_mudguards", 26, 12),
    "steckblech-hansa": Form("mudguard", "mudguard", "clip_on_mudguards", 26, 26),
    "reifen-marathon-supreme": Form("tyre", "tyre", "smooth_tyre", 50, 9, margin=0.08),
    "reifen-big-ben": Form("tyre", "tyre", "balloon_tyre", 50, 9, margin=0.08),
    "reifen-g-one": Form("tyre", "tyre", "gravel_tyre", 50, 9, margin=0.08),
    "schlauch-28": Form("tyre", "tyre", "inner_tube", 16, 34),
    "riemen-cdx-kurz": Form("belt", "belt", "carbon_belt", 16, 30, 1.15),
    "riemen-cdx-lang": Form("belt", "belt", "carbon_belt", 16, 30, 1.15),
    "riemen-cdn": Form("belt", "belt", "city_belt", 16, 30, 1.15),
    "riemenscheibe-vorn": Form("sprocket", "sprocket", "front_sprocket", 24, 10),
    "riemenscheibe-hinten": Form("sprocket", "sprocket", "rear_sprocket", 24, 12),
    "standpumpe-suedkreuz": Form("pump", "pump", "floor_pump", 26, 10),
    "minipumpe-ringbahn": Form("pump", "pump", "mini_pump", 16, 30),
    "multitool-hasenheide": Form("tool", "tools", "multi_tool", 18, 30),
    "drehmomentschluessel-siemensstadt": Form("tool", "tools", "torque_wrench", 14, 38),
    "spannungsmesser-gates": Form("tool", "tools", "tension_gauge", 14, 38),
    "seitenstaender-treptow": Form("stand", "stands", "side_stand", 26, 12),
    "zweibeinstaender-weissensee": Form("stand", "stands", "twin_leg_stand", 34, 12),
    "wandhalter-rixdorf": Form("stand", "stands", "wall_rest", 36, 18),
    "regenjacke-spree": Form("apparel", "clothes", "rain_jacket", 18, 4),
    "regenponcho-mueggelsee": Form("apparel", "clothes", "poncho", 22, 5),
    "weste-westend": Form("apparel", "clothes", "vest", 18, 4),
    "handschuhe-marzahn": Form("apparel", "gloves", "gloves", 8, 48),
    "hosenklammer": Form("apparel", "gloves", "trouser_clips", 24, 26),
    "flaschenhalter-panke": Form("bottle", "bottle", "bottle_cage", 30, 10),
    "getriebeoel-pinion": Form("care", "care", "gearbox_oil", 22, 14),
    "oelwechsel-rohloff": Form("care", "care", "oil_change_kit", 20, 24),
    "lackstift": Form("care", "care", "touch_up_pen", 20, 22),
    "putzset-plaenterwald": Form("care", "care", "cleaning_set", 20, 22),
    "lederfett-nikolassee": Form("care", "care", "leather_grease", 22, 30),
    "lenkerendspiegel-havel": Form("mirror", "mirror", "bar_end_mirror", 18, 10),
    "handyhalter-adlershof": Form("phone-mount", "phone_mount", "phone_mount", 30, 30),
}

KINDS = tuple(dict.fromkeys(form.kind for form in RANGE.values()))
"""The kinds of drawings that have a 3D model."""
