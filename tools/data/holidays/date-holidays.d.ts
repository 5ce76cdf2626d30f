/** What is used of the package, which is installed when the table is renewed and not before. */
declare module 'date-holidays' {
  export default class Holidays {
    constructor(country?: string, part?: string);
    getHolidays(year: number): { date: string; type: string; rule: string }[];
    getStates(country: string): Record<string, string> | null;
  }
}
