/**
 * The editors' pages are built by whoever starts this the first time, and wait for it: sizes nobody reads are not worked out. On the
 * machine they were built on small files matter less than the time of making them small; `CMS_SMALL_PAGES` asks for it all the same.
 */
module.exports = (config) => {
  const isSmall = process.env.CMS_SMALL_PAGES === 'true';
  const quickly = { minify: false, cssMinify: false, target: 'esnext' };
  return {
    ...config,
    build: { ...config.build, reportCompressedSize: false, ...(isSmall ? {} : quickly) },
  };
};
