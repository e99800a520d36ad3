import type { ListSource } from "@/components/list/types"
import { codeFilter, dayFilter, idFilter } from "@/lib/core/client/filter-parsers"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/audit/endpoints"
import type { AuditQuery } from "@/lib/features/audit/schema"
import { auditActions, auditedTypes } from "@/lib/features/audit/values"

type Query = AuditQuery & { sortBy?: never }

/** The source of the audit log's rows. Page and screen share it, so that both request the same URL. */
export const auditLogSource: ListSource<Query> = {
  path: endpoints.listAuditEvents.path,
  rowsIn: "data",
  rules: {
    filters: {
      recordType: auditedTypes,
      recordId: codeFilter,
      action: auditActions,
      actor: idFilter,
      from: dayFilter,
      to: dayFilter,
    },
    sortBy: [],
    perPage: 20,
    maxPerPage,
  },
}
