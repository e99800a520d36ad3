"use client"

import { Plus, Users } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense, useState } from "react"
import { useAbility } from "@/components/layout/ability"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { Card, CardHeader } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { Select } from "@/components/ui/select"
import { SkeletonText } from "@/components/ui/skeleton"
import { Switch } from "@/components/ui/switch"
import { TextLink } from "@/components/ui/text-link"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { StaffDrawer } from "./staff-drawer"
import { StaffMatrix } from "./staff-matrix"
import { type StaffMember, useStaff } from "./use-staff"

const LeaveDialog = lazy(() => import("./leave-dialog"))

/** The people of a business by its shops, with what each may do there. */
export function StaffAccess() {
  const t = useTranslations("staff-access")
  const mayAdd = useAbility().can("create", "StaffGrant")
  const staff = useStaff()
  const { business, businesses, shops, people, grants, showsEnded } = staff
  const [, setBusiness] = useViewParam("business")
  const [, setEnded] = useViewParam("ended")
  const [, open] = useViewParam("open")
  // Not in the person's row, which is gone as soon as their access has ended.
  const [leaver, setLeaver] = useState<StaffMember>()
  if (staff.error) return <LoadFailed text={staff.error.message} onRetry={staff.retry} />
  if (staff.isLoading && !business)
    return (
      <Card className="p-5">
        <SkeletonText lines={5} />
      </Card>
    )
  if (!business)
    return (
      <Card>
        <EmptyState
          icon={<Users />}
          title={t("noBusiness")}
          text={t("noBusinessText")}
          action={<TextLink href="/business/list">{t("toBusinesses")}</TextLink>}
        />
      </Card>
    )
  const addButton = mayAdd && (
    <Button icon={<Plus />} onClick={() => open("add")}>
      {t("add")}
    </Button>
  )
  return (
    <>
      {staff.isCut && <Alert className="mb-4">{t("cut")}</Alert>}
      <Card>
        <CardHeader
          title={business.tradingName}
          subtitle={t("adminsToo")}
          actions={
            <>
              {businesses.length > 1 && (
                <Select
                  aria-label={t("business")}
                  className="w-auto max-w-60"
                  value={String(business.id)}
                  onChange={(event) => setBusiness(event.target.value)}
                  options={businesses.map(({ id, tradingName }) => ({ value: String(id), label: tradingName }))}
                />
              )}
              <Switch
                label={t("showEnded")}
                checked={showsEnded}
                onChange={(event) => setEnded(event.target.checked ? "1" : null)}
              />
              {people.length > 0 && addButton}
            </>
          }
        />
        {staff.isLoading ? (
          <SkeletonText lines={5} className="p-5" />
        ) : people.length === 0 ? (
          <EmptyState icon={<Users />} title={t("emptyTitle")} text={t("emptyText")} action={addButton} />
        ) : (
          <StaffMatrix people={people} shops={shops} label={t("title")} onLeave={setLeaver} />
        )}
      </Card>
      {leaver && (
        <Suspense>
          <LeaveDialog id={leaver.id} name={leaver.name} onClose={() => setLeaver(undefined)} />
        </Suspense>
      )}
      <StaffDrawer business={business} shops={shops} grants={grants} />
    </>
  )
}
