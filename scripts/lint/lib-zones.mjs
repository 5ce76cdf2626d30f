import { foldersOf } from './folders.mjs';

/** A basket is mapped alike on both sides: the only code of the gateways that the browser may have (lib/README.md). */
const mapsOfBothSides = [
  './shop/map-basket.ts',
  './shop/map-cost.ts',
  './shop/map-parting.ts',
  './shop/map-stock.ts',
];

/** What the storeys of lib/ may not import: platform <- gateways <- server, platform <- browser (lib/README.md). */
export const libZones = [
  {
    target: './lib/platform',
    from: ['./lib/gateways', './lib/server', './lib/browser', './graphql'],
    message: 'lib/platform imports domain/ only.',
  },
  {
    target: './lib/gateways',
    from: ['./lib/server', './lib/browser'],
    message: 'lib/gateways imports lib/platform and the contract only.',
  },
  {
    target: './lib/server',
    from: ['./lib/browser', './graphql'],
    message: 'lib/server imports gateways and platform; wire types end at the gateways.',
  },
  {
    target: './lib/browser',
    from: './lib/server',
    message: 'The browser reaches the server by fetch only.',
  },
  {
    target: './lib/browser',
    from: './lib/gateways',
    except: mapsOfBothSides,
    message: 'Gateways run on the server; the browser has lib/browser/shop.',
  },
  ...foldersOf('lib/browser')
    .filter((room) => room !== 'shop')
    .map((room) => ({
      target: `./lib/browser/${room}`,
      from: './graphql',
      message: 'The wire of the shop ends at lib/browser/shop.',
    })),
];
