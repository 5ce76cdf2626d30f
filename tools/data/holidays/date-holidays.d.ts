/** The parts of the package that are used. It is only installed to regenerate the table. */
declare module 'date-holidays' {
  export default class Holidays {
    constructor(country?: string, part?: string);
    getHolidays(year: number): { date: string; type: string; rule: string }[];
    getStates(country: string): Record<string, string> | null;
  }
}
