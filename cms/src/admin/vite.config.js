/**
 * The admin is built on its first start, which waits for the build, so the report of compressed sizes is skipped.
 * Minification is off too, because build time matters more than file size on the same machine. `CMS_SMALL_PAGES=true`
 * turns it on.
 */
module.exports = (config) => {
  const isSmall = process.env.CMS_SMALL_PAGES === 'true';
  const quickly = { minify: false, cssMinify: false, target: 'esnext' };
  return {
    ...config,
    build: { ...config.build, reportCompressedSize: false, ...(isSmall ? {} : quickly) },
  };
};
