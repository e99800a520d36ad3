"use client"

import { useTranslations } from "next-intl"
import { useWatch } from "react-hook-form"
import { Form } from "@/components/form/form"
import { MergeNotice } from "@/components/form/merge-notice"
import { useRecordMerge } from "@/components/form/use-record-merge"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import { useInvalidate, useMutation } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/catalogue/endpoints"
import type { Category, CategoryChanges, CategoryForm as Values } from "@/lib/features/catalogue/schema/categories"
import type { Level } from "@/lib/features/catalogue/values"
import { CategoryFields } from "./category-fields"
import { staleCategories } from "./stale-categories"

const schemas = () => import("@/lib/features/catalogue/schema/categories")
const forms = {
  category: () => schemas().then(({ topCategoryForm }) => topCategoryForm),
  subcategory: () => schemas().then(({ subcategoryForm }) => subcategoryForm),
}
const changes = () => schemas().then(({ categoryChanges }) => categoryChanges)

function Fields({ level }: { level: Level }) {
  const parent = Number(useWatch({ name: "parent" })) || undefined
  return <CategoryFields level={level} parent={parent} />
}

const blank = { name: "", vatRates: {}, marginBps: null, ageLimit: null, isReturnable: null }

/** The form for a new category, or for a new subcategory of one. */
export function CategoryAdd({ level, parent, onDone }: { level: Level; parent?: number; onDone: () => void }) {
  const t = useTranslations("categories")
  const add = useMutation(endpoints.addCategory, { invalidates: staleCategories })
  const placed = level === "subcategory" ? { parent: parent ? String(parent) : "" } : { department: "" }
  return (
    <Form
      schema={forms[level] as typeof forms.category}
      defaultValues={{ ...blank, ...placed } as never}
      onSubmit={async (body) => {
        const { name } = await add.run({ body: body as Values })
        void toast.success(t("done.added", { name }))
        onDone()
      }}
      submitLabel={t(`add.${level}`)}
      onCancel={onDone}
    >
      <Fields level={level} />
    </Form>
  )
}

/** The values of the form; the margin only for those who may see it. */
function valuesOf({ parent, department, name, position, vatRates, ...own }: Category): Record<string, unknown> {
  const { marginBps, ageLimit, isReturnable } = own
  return {
    ...{ name, position, vatRates, ageLimit, isReturnable },
    ...(marginBps !== undefined && { marginBps }),
    ...(parent === null ? { department: department ?? "" } : { parent: String(parent) }),
  }
}

function LoadedForm({
  record,
  reload,
  onDone,
}: {
  record: Category
  reload: () => Promise<Category | undefined>
  onDone: () => void
}) {
  const t = useTranslations("categories")
  const invalidate = useInvalidate()
  const latest = (one: Category) => ({ version: one.version, values: valuesOf(one) })
  const merge = useRecordMerge<Record<string, unknown>>({
    latest: latest(record),
    reload: async () => {
      const now = await reload()
      return now && latest(now)
    },
  })
  async function send(changed: Record<string, unknown>, version: number) {
    const body = { ...changed, version } as CategoryChanges
    const { name } = await call(endpoints.changeCategory, { params: { id: record.id }, body })
    await invalidate(staleCategories)
    void toast.success(t("done.saved", { name }))
    onDone()
  }
  const label = (name: string) => (name === "parent" ? t("category") : t(`fields.${name}` as "fields.name"))
  return (
    <Form
      schema={changes}
      defaultValues={merge.latest.values}
      onSubmit={(values, form) =>
        merge.save(form, values as Record<string, unknown>, (changed, { version }) => send(changed, version))
      }
      submitLabel={t("save")}
      onCancel={onDone}
    >
      <MergeNotice merge={merge} describe={(name) => ({ label: label(name) })} />
      <Fields level={record.parent === null ? "category" : "subcategory"} />
    </Form>
  )
}

/** The form for a category that exists; it follows what others change. */
export function CategoryEdit({ id, onDone }: { id: number; onDone: () => void }) {
  const { data, error, mutate, isValidating } = useQuery(endpoints.getCategory, { params: { id } })
  if (error && !data) return <LoadFailed text={error.message} busy={isValidating} onRetry={() => void mutate()} />
  if (!data) return <SkeletonText lines={5} />
  return <LoadedForm record={data} reload={() => mutate()} onDone={onDone} />
}
