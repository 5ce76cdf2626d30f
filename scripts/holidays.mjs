import { writeFile } from 'node:fs/promises';
import prettier from 'prettier';
import { writeHolidayTable } from './holidays/holiday-table.mjs';

// Renews the table of public holidays: once a year, and when a country changes its own.
const file = 'domain/delivery/holiday-table.ts';
const options = await prettier.resolveConfig(file);
await writeFile(file, await prettier.format(writeHolidayTable(), { ...options, filepath: file }));
