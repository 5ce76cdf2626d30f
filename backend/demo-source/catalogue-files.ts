import type { AccessoryFile } from './accessory-file';
import type { BikeFile } from './bike-file';
import type { BrandsFile, SafetyFile } from './brands-file';
import type { OutletFile } from './outlet-file';
import type { FromFile } from './read-yaml';
import type { ColorsFile, TermsFile } from './terms-file';

/** What the files of the catalogue say, each kind together. */
export interface Catalogue {
  bikes: FromFile<BikeFile>[];
  accessories: FromFile<AccessoryFile>[];
  outlet: FromFile<OutletFile>;
  terms: TermsFile;
  colors: ColorsFile;
  /** The first one is the house's own. */
  brands: BrandsFile;
  safety: FromFile<SafetyFile>;
}
