export interface MapColors {
  readonly water: string;
  readonly land: string;
  readonly urban: string;
  readonly far: string;
  readonly green: string;
  readonly road: string;
  readonly border: string;
  readonly town: string;
  readonly name: string;
  readonly halo: string;
}

const light: MapColors = {
  water: '#C3CFD5',
  land: '#E8E7E1',
  urban: '#DCDAD1',
  far: '#DAD9D2',
  green: '#D5DACB',
  road: '#F7F6F2',
  border: '#A9A79E',
  town: '#8A8880',
  name: '#4F5550',
  halo: '#E8E7E1',
};

const dark: MapColors = {
  water: '#0D1214',
  land: '#242926',
  urban: '#2F3531',
  far: '#1B201D',
  green: '#2A332C',
  road: '#3E4641',
  border: '#4A514C',
  town: '#79807A',
  name: '#B4B9B3',
  halo: '#1B201D',
};

/** The map's colours in a theme. */
export function colorsOfMap(isDark: boolean): MapColors {
  return isDark ? dark : light;
}
