"use client"

import { Building2, Calculator, Ellipsis, Landmark, ListChecks, PencilLine, Plus, Store, Vault } from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { Menu, type MenuAction } from "@/components/ui/menu"
import type { Rule } from "@/lib/core/auth/ability"
import { type Kind, openedText, setUpText, useOpen } from "./open"
import { StateBadge } from "./state-badge"
import { useStateActions } from "./use-actions"
import type { Node } from "./use-tree"

const icons = { business: Building2, shop: Store, till: Calculator, safe: Vault, account: Landmark }

const toChange: Record<Kind, Rule> = {
  business: ["update", "Business"],
  shop: ["update", "Shop"],
  till: ["update", "Shop"],
  safe: ["update", "Safe"],
  account: ["update", "BankAccount"],
}
/** The records that can be added to a business or shop, with the right that each needs. */
const toAdd: Partial<Record<Kind, [Kind, Rule][]>> = {
  business: [
    ["shop", ["create", "Shop"]],
    ["account", ["create", "BankAccount"]],
  ],
  shop: [
    ["till", ["update", "Shop"]],
    ["safe", ["update", "Safe"]],
  ],
}

function NodeMenu({ node }: { node: Node }) {
  const t = useTranslations("businesses")
  const ability = useAbility()
  const [, open] = useOpen()
  const stateActions = useStateActions()
  const { kind, id, name, children } = node
  const isArchived = node.state === "archived"
  const additions = isArchived ? [] : (toAdd[kind] ?? [])
  const hasSafe = children.some((child) => child.kind === "safe" && child.state === "active")
  const items: MenuAction[] = [
    ...(kind === "business" && node.state === "draft" && ability.can("update", "Business")
      ? [{ label: t("setUp.finish"), icon: <ListChecks />, onSelect: () => open(setUpText(id)) }]
      : []),
    ...(ability.can(...toChange[kind]) && !(isArchived && kind === "business")
      ? [
          {
            label: t(`edit.${kind}`),
            icon: <PencilLine />,
            onSelect: () => open(openedText({ act: "edit", kind, id })),
          },
        ]
      : []),
    ...additions
      .filter(([added, right]) => ability.can(...right) && !(added === "safe" && hasSafe))
      .map(([added]) => ({
        label: t(`add.${added}`),
        icon: <Plus />,
        onSelect: () => open(openedText({ act: "add", kind: added, id })),
      })),
    ...(ability.can(...toChange[kind]) ? stateActions(kind, name, node) : []),
  ]
  if (items.length === 0) return null
  return (
    <Menu
      button={{ variant: "ghost", size: "sm", iconOnly: true, label: t("actionsFor", { name }), icon: <Ellipsis /> }}
      items={items}
    />
  )
}

/** A record of the tree with its children below it. */
export function TreeNode({ node }: { node: Node }) {
  const Icon = icons[node.kind]
  return (
    <li>
      <div className="flex min-h-12 items-center gap-3 rounded-control px-2 py-1.5 hover:bg-sunken">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
        <span className="min-w-0 flex-1">
          <bdi className="block truncate font-medium text-ink text-sm">{node.name}</bdi>
          <bdi className="block truncate text-ink-muted text-xs">{node.text}</bdi>
        </span>
        {node.state !== "active" && <StateBadge state={node.state} />}
        <NodeMenu node={node} />
      </div>
      {node.children.length > 0 && (
        <ul className="ms-4 border-line border-s ps-2 sm:ms-5 sm:ps-3">
          {node.children.map((child) => (
            <TreeNode key={`${child.kind}-${child.id}`} node={child} />
          ))}
        </ul>
      )}
    </li>
  )
}
