import type { FrameGeometry } from '@/domain/picture/bike-build';
import { framePoints } from '@/domain/picture/frame-points';
import { along, type Point } from '@/domain/picture/vector';
import { Mark } from './mark';

/** A frame for somebody of 176 centimetres, as our city bicycles have it in size M. */
const geometry: FrameGeometry = {
  stack: 590,
  reach: 388,
  seatTube: 540,
  topTube: 568,
  headTube: 150,
  seatAngle: 73,
  headAngle: 71.5,
  chainstay: 443,
  bbDrop: 68,
  forkOffset: 50,
  wheelbase: 1054,
  standover: 798,
};
const bodyHeightCm = 176;
const scale = 0.6;

/** Stack and reach at a frame to scale, and the saddle's height. Numbers: stack, reach, saddle height. */
export function StackReach({ label }: { label: string }) {
  const {
    bottomBracket,
    rearAxle,
    frontAxle,
    headTop,
    headBottom,
    crown,
    seatTop,
    saddle,
    seating,
  } = framePoints(geometry, 30, bodyHeightCm);
  const at = ([x, y]: Point): string => `${Math.round(x * scale)} ${Math.round(-y * scale)}`;
  const line = (...points: readonly Point[]): string => `M${points.map(at).join('L')}`;
  const [bracketX, bracketY] = bottomBracket;
  const [headX, headY] = headTop;
  const corner: Point = [bracketX, headY];
  const place = ([x, y]: Point): [number, number] => [x * scale, -y * scale];
  return (
    <svg
      viewBox="-520 -640 1130 700"
      className="w-100"
      role="img"
      aria-label={label}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g strokeWidth="2.5" opacity=".4">
        {[rearAxle, frontAxle].map(([x, y]) => (
          <circle key={x} cx={x * scale} cy={-y * scale} r={330 * scale} />
        ))}
      </g>
      <g strokeWidth="11">
        <path d={line(rearAxle, bottomBracket, seatTop, rearAxle)} />
        <path d={line(along(seatTop, seating, -26), headTop, headBottom, bottomBracket)} />
        <path d={line(headBottom, crown, frontAxle)} strokeWidth="8" />
        <path d={line(seatTop, saddle)} strokeWidth="7" />
        <path d={line(along(saddle, [-110, 0]), along(saddle, [110, 0]))} strokeWidth="12" />
      </g>
      <g stroke="var(--lt-rost)" strokeWidth="3">
        <path d={line(bottomBracket, corner)} />
        <path d={line(corner, headTop)} />
        <path d={line(along(bottomBracket, [-46, -10]), along(saddle, [-46, -10]))} />
      </g>
      <Mark at={place([bracketX + 40, (bracketY + headY) / 2])} number={1} scale={1.6} />
      <Mark at={place([(bracketX + headX) / 2, headY + 40])} number={2} scale={1.6} />
      <Mark
        at={place(along([(bracketX + saddle[0]) / 2, (bracketY + saddle[1]) / 2], [-92, -14]))}
        number={3}
        scale={1.6}
      />
    </svg>
  );
}
