// The PostCSS plugin of `splitStyles`. CommonJS, because the build requires plugins by their names.
module.exports = () => ({
  postcssPlugin: "split-styles",
  Once: async (root, helpers) => (await import("./split-styles.mjs")).splitStyles(root, helpers),
})
module.exports.postcss = true
