import { HttpError } from "@/lib/core/http/errors"
import { handler } from "@/lib/core/http/handler"
import { getDemoSource } from "./contract"
import { kitPages } from "./pages"
import { highlighted, sourceOf } from "./service"

export const getDemoSourceHandler = handler(getDemoSource, async ({ query: { page, demo } }) => {
  // Only what is on show: the names come from outside and lead to files.
  const isShown = kitPages.some(({ name, demos }) => name === page && demos.includes(demo))
  if (!isShown) throw new HttpError(404, "not_found")
  const source = await sourceOf(`features/kit/demos/${page}/${demo}`)
  return { source, html: highlighted(source) }
})
