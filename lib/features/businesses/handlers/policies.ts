import { handler } from "@/lib/core/http/handler"
import * as contract from "../contract/policies"
import * as service from "../service/policies"
import * as shops from "../service/shops"

export const getDepositPolicyHandler = handler(
  contract.getDepositPolicy,
  ({ scope, params }) => service.depositPolicyOf(scope, params.id),
  ({ scope, params }) => shops.findPlace(scope, params.id),
)
export const changeDepositPolicyHandler = handler(
  contract.changeDepositPolicy,
  ({ scope, params, body }) => service.change(scope, params.id, body),
  ({ scope, params }) => shops.findPlace(scope, params.id),
)
