/**
 * Replaces CASL's query language for rule conditions in the browser (see next.config.mjs). Our rules have no conditions, and
 * the original adds 4 kB to every page. CASL builds its operators from these exports when it loads but never calls them.
 */
const unused = () => undefined

export {
  unused as $all,
  unused as $elemMatch,
  unused as $eq,
  unused as $exists,
  unused as $gt,
  unused as $gte,
  unused as $in,
  unused as $lt,
  unused as $lte,
  unused as $ne,
  unused as $nin,
  unused as $options,
  unused as $regex,
  unused as $size,
  unused as all,
  unused as and,
  unused as createFactory,
  unused as elemMatch,
  unused as eq,
  unused as exists,
  unused as gt,
  unused as gte,
  unused as lt,
  unused as lte,
  unused as ne,
  unused as nin,
  unused as regex,
  unused as size,
  unused as within,
}
