/**
 * Stands in the browser for the query language that CASL knows for conditions on rules (next.config.mjs): our rules carry
 * none, and it would be four of the kilobytes that every page loads. What CASL makes of it at its start is never called.
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
