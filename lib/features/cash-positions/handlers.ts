import { handler } from "@/lib/core/http/handler"
import { getCashPositions } from "./contract"
import * as service from "./service"

export const getCashPositionsHandler = handler(getCashPositions, async ({ scope, principal, query }) => ({
  data: await service.positions(scope, principal, query),
}))
