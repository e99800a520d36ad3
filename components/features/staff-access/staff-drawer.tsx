"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { useAbility } from "@/components/layout/ability"
import { Drawer } from "@/components/ui/drawer"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { Business, Shop } from "@/lib/features/businesses/schema/businesses"
import type { StaffGrant } from "@/lib/features/staff-access/schema/grants"
import { RoleDuties } from "./role-duties"

const Add = lazy(() => import("./grant-form").then((module) => ({ default: module.AddGrant })))
const Edit = lazy(() => import("./grant-form").then((module) => ({ default: module.EditGrant })))
const End = lazy(() => import("./end-grant").then((module) => ({ default: module.EndGrant })))

interface Props {
  business: Business
  shops: Shop[]
  grants: StaffGrant[]
}

/** The drawer to add a grant, or to change, end or read the one whose id is in the URL. */
export function StaffDrawer({ business, shops, grants }: Props) {
  const t = useTranslations("staff-access")
  const { currency } = business
  const ability = useAbility()
  const [open, setOpen] = useViewParam("open")
  const grant = grants.find(({ id }) => String(id) === open)
  const isAdding = open === "add" && ability.can("create", "StaffGrant")
  const mayChange = ability.can("update", "StaffGrant")
  const close = () => setOpen(null, { replace: true })
  return (
    <Drawer
      open={isAdding || grant !== undefined}
      onClose={close}
      title={grant ? t("of", { name: grant.personName }) : t("add")}
      description={grant && t("madeBy", { name: grant.madeBy, at: new Date(grant.createdAt) })}
      size="lg"
    >
      <Suspense>
        {isAdding && <Add business={business.id} shops={shops} currency={currency} onDone={close} />}
        {grant && !mayChange && <RoleDuties {...grant} currency={currency} />}
        {grant && mayChange && (
          <>
            {grant.state !== "ended" && (
              <div className="mb-4">
                <End grant={grant} onDone={close} />
              </div>
            )}
            <Edit key={grant.id} grant={grant} shops={shops} currency={currency} onDone={close} />
          </>
        )}
      </Suspense>
    </Drawer>
  )
}
