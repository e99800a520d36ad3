"use client"

import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { useSessionSettings } from "@/components/layout/session-settings"
import { Button } from "@/components/ui/button"
import { Table, TBody, TD, THead, TR } from "@/components/ui/table"
import { TH } from "@/components/ui/table-head-cell"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { Shop } from "@/lib/features/businesses/schema/businesses"
import type { StaffGrant } from "@/lib/features/staff-access/schema/grants"
import { PersonMenu } from "./person-menu"
import type { StaffMember } from "./use-staff"

const tones = { active: "brand", planned: "info", ended: "neutral" } as const

/** A grant in a cell: the role, which opens its form. */
function GrantButton({ grant, place }: { grant: StaffGrant; place: string }) {
  const t = useTranslations("staff-access")
  const [, open] = useViewParam("open")
  const role = t(`roles.${grant.role}`)
  const text = grant.state === "active" ? role : `${role} (${t(`states.${grant.state}`)})`
  return (
    <Button
      size="sm"
      variant="soft"
      tone={tones[grant.state]}
      label={t("openGrant", { name: grant.personName, role: text, place })}
      onClick={() => open(String(grant.id))}
    >
      {text}
    </Button>
  )
}

interface Props {
  people: StaffMember[]
  shops: Shop[]
  label: string
  /** Opens the dialog that ends a person's access. */
  onLeave: (person: StaffMember) => void
}

/** People by shops: in each cell what somebody is there. */
export function StaffMatrix({ people, shops, label, onLeave }: Props) {
  const t = useTranslations("staff-access")
  const mayManage = useAbility().can("update", "StaffGrant")
  const { userData } = useSessionSettings()
  // Grants that a business without shops has are shown in one column for all.
  const columns = shops.length > 0 ? shops : [{ id: 0, name: t("where.all") }]
  return (
    <Table label={label} focusable>
      <THead>
        <TR>
          <TH>{t("fields.person")}</TH>
          {columns.map(({ id, name }) => (
            <TH key={id}>
              <bdi>{name}</bdi>
            </TH>
          ))}
        </TR>
      </THead>
      <TBody>
        {people.map((person) => (
          <TR key={person.id}>
            <th scope="row" className="border-line border-b px-3 py-1.5 ps-5 text-start font-medium text-ink">
              <span className="flex items-center gap-1">
                <bdi>{person.name}</bdi>
                {mayManage && person.id !== userData.id && (
                  <PersonMenu id={person.id} name={person.name} onLeave={() => onLeave(person)} />
                )}
              </span>
            </th>
            {columns.map(({ id, name }) => {
              const here = person.grants.filter(({ shops: of }) => of === null || of.includes(id))
              return (
                <TD key={id}>
                  <span className="flex flex-wrap gap-1.5">
                    {here.map((grant) => (
                      <GrantButton key={grant.id} grant={grant} place={name} />
                    ))}
                    {here.length === 0 && <span className="text-ink-muted">–</span>}
                  </span>
                </TD>
              )
            })}
          </TR>
        ))}
      </TBody>
    </Table>
  )
}
