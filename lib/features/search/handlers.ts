import { handler } from "@/lib/core/http/handler"
import { pagesOf } from "@/lib/features/bookmarks/service"
import { mainSearch, searchRecords } from "./contract"
import { type SearchAnswer, searchLimit } from "./schema"
import { contactsOf } from "./service"
import { filesOf } from "./service/files"
import { findRecords } from "./service/records"

export const mainSearchHandler = handler(
  mainSearch,
  async ({ scope, principal, client }): Promise<SearchAnswer> => ({
    searchArr: [
      { groupTitle: "Pages", searchLimit, data: await pagesOf(scope, principal, client.locale) },
      { groupTitle: "Files", searchLimit, data: await filesOf(scope, principal, client.locale) },
      { groupTitle: "Contacts", searchLimit, data: await contactsOf(scope, principal) },
    ],
  }),
)

export const searchRecordsHandler = handler(searchRecords, async ({ scope, principal, client, query }) => ({
  records: await findRecords(scope, principal, { q: query.q, locale: client.locale }),
}))
