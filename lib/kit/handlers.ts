import { HttpError } from "@/lib/core/http/errors"
import { handler } from "@/lib/core/http/handler"
import { getDemoSource } from "./contract"
import { kitSections } from "./pages"
import { shownSource } from "./service"

export const getDemoSourceHandler = handler(getDemoSource, async ({ query: { page, demo } }) => {
  // Only what is on show: the names come from outside and lead to files.
  const section = kitSections.find(({ pages }) =>
    pages.some(({ name, demos }) => name === page && demos.includes(demo)),
  )
  if (!section) throw new HttpError(404, "not_found")
  return shownSource(`features/kit/demos/${section.name}/${page}/${demo}`)
})
