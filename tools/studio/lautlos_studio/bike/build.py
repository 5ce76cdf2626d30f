"""Builds a whole bicycle. Parts that move together are in one group."""

import numpy as np

from ..mesh.vector import rotation_about
from .belt import add_belt
from .brakes import add_brakes
from .cockpit import add_cockpit
from .crank import add_cranks
from .fork import add_fork
from .frame import add_frame
from .gearbox import add_gearbox
from .hubs import add_front_hub, add_rear_hub, front_hub, rear_hub
from .joints import Bike
from .lights import add_head_lamp, add_tail_lamp
from .motor import add_motor
from .mudguards import add_mudguard
from .racks import add_front_rack, add_rack
from .rear_end import add_rear_end
from .saddle import add_saddle
from .wheels import add_wheel
from .wordmark import add_wordmark


def build_bike(spec, assembly, steer=0.0, group="", place=None):
    """Adds a bicycle to an assembly. `steer` turns its front wheel (degrees, positive to the left).

    In a scene of several bicycles, `group` separates the parts of each and the 4x4 matrix `place` moves it to its
    position.
    """
    return add_bike(Bike(spec), assembly, steer, group, place)


def add_bike(bike, assembly, steer=0.0, group="", place=None):
    """Adds an existing Bike like build_bike, and returns it."""
    place = np.eye(4) if place is None else place
    assembly.group = f"{group}body"
    assembly.move(place)
    _body(assembly, bike)
    assembly.group = f"{group}steered"
    assembly.move(place @ rotation_about(bike.points.crown, -bike.points.steering, steer))
    _steered(assembly, bike)
    return bike


def _body(assembly, bike):
    add_frame(assembly, bike)
    add_rear_end(assembly, bike)
    add_wheel(assembly, bike, bike.points.rear, rear_hub(bike), 0.11)
    add_rear_hub(assembly, bike)
    if bike.spec.has_gearbox:
        add_gearbox(assembly, bike)
    add_motor(assembly, bike)
    add_belt(assembly, bike)
    add_cranks(assembly, bike)
    add_brakes(assembly, bike, steered=False)
    add_mudguard(assembly, bike, rear=True)
    add_rack(assembly, bike)
    add_tail_lamp(assembly, bike)
    add_saddle(assembly, bike)
    add_wordmark(assembly, bike)


def _steered(assembly, bike):
    add_fork(assembly, bike)
    add_wheel(assembly, bike, bike.points.front, front_hub(bike))
    add_front_hub(assembly, bike)
    add_brakes(assembly, bike, steered=True)
    add_mudguard(assembly, bike, rear=False)
    add_front_rack(assembly, bike)
    add_head_lamp(assembly, bike)
    add_cockpit(assembly, bike)
