import { describeShop } from '@/lib/gateways/shop/schema/describe-shop';
import {
  type IntrospectionProblem,
  introspectShop,
} from '@/lib/gateways/shop/schema/introspect-shop';

/**
 * Checks at the start what the shop at SHOP_URL has, and prints which parts of the storefront are off and why. Exits with
 * 1 when the shop cannot be used.
 */
const timeoutMs = 10_000;

const problems: Record<Exclude<IntrospectionProblem, 'refused'>, string> = {
  unreachable: `does not answer within ${timeoutMs / 1_000} seconds`,
  notGraphql: 'does not answer with GraphQL; check the address, and the proxy in front of the shop',
};

const url = process.env.SHOP_URL ?? '';
const name = `The shop at ${new URL(url).origin}${new URL(url).pathname}`;
const found = await introspectShop(url, timeoutMs);
if (found.ok) report(describeShop(found.schema));
else if (found.problem === 'refused')
  console.log(
    `• ${name} does not allow introspection. It is used at level "${process.env.SHOP_LEVEL || 'full'}" (SHOP_LEVEL).`,
  );
else stop(`${name} ${problems[found.problem]}.`);

function report({ level, missing, missingFeatures }: ReturnType<typeof describeShop>): void {
  const [first] = missing;
  if (level === 'insufficient' && first !== undefined)
    return stop(`${name} cannot be used: it lacks ${first}. See docs/guides/connect-oxid.md.`);
  if (missingFeatures.length === 0) return;
  console.log(`• ${name} is at level "${level}". These parts are off, because it lacks:`);
  for (const { missing: coordinate, without } of missingFeatures)
    console.log(`    ${coordinate}: ${without}`);
}

function stop(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
