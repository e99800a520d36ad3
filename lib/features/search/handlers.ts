import { handler } from "@/lib/core/http/handler"
import { mainSearch } from "./contract"
import { type SearchAnswer, searchLimit } from "./schema"
import { contactsOf, pagesOf } from "./service"

export const mainSearchHandler = handler(
  mainSearch,
  async ({ scope, principal, client }): Promise<SearchAnswer> => ({
    searchArr: [
      { groupTitle: "Pages", searchLimit, data: await pagesOf(scope, principal, client.locale) },
      { groupTitle: "Files", searchLimit, data: [] },
      { groupTitle: "Contacts", searchLimit, data: await contactsOf(scope, principal) },
    ],
  }),
)
