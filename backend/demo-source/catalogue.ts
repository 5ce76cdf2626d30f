import { accessoryFile } from './accessory-file';
import { bikeFile } from './bike-file';
import { brandsFile, safetyFile } from './brands-file';
import type { Catalogue } from './catalogue-files';
import { checkCatalogue } from './check-catalogue';
import { DemoSourceError } from './demo-source-error';
import { outletFile } from './outlet-file';
import { readYaml, readYamlFolder, readYamlIfPresent } from './read-yaml';
import { colorsFile, termsFile } from './terms-file';

/**
 * The demo catalogue, checked file by file and against itself; one source for shop and content. Accessories and outlet may be
 * absent: a catalogue of bicycles only is whole. Throws DemoSourceError naming file, field and reason.
 */
export function loadCatalogue(demoDir: string): Catalogue {
  const catalogue: Catalogue = {
    terms: readYaml(demoDir, 'catalogue/terms.yaml', termsFile).content,
    colors: readYaml(demoDir, 'catalogue/colors.yaml', colorsFile).content,
    brands: readYaml(demoDir, 'catalogue/brands.yaml', brandsFile).content,
    safety: readYaml(demoDir, 'catalogue/safety.yaml', safetyFile),
    bikes: readYamlFolder(demoDir, 'catalogue/bikes', bikeFile),
    accessories: readYamlFolder(demoDir, 'catalogue/accessories', accessoryFile),
    outlet: readYamlIfPresent(demoDir, 'catalogue/outlet.yaml', outletFile, []),
  };
  const problems = checkCatalogue(catalogue);
  if (problems.length > 0) throw new DemoSourceError(problems);
  return catalogue;
}
