"use client"

import {
  closestCorners,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useDroppable,
  useSensor,
  useSensors,
} from "@dnd-kit/core"
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable"
import clsx from "clsx"
import { type ReactNode, useId, useState } from "react"
import { SortableItem, sortableItemClass } from "./sortable-item"
import { copied, moved, placeOf, type SortableList } from "./sortable-move"

/** Screen reader announcements during a drag. */
export interface SortableTexts {
  role: string
  instructions: string
  handle: (name: string) => string
  pickedUp: (name: string) => string
  over: (name: string, place: { list: string; position: number; total: number }) => string
  dropped: (name: string) => string
  cancelled: (name: string) => string
}

interface Props<Item extends { id: string }> {
  lists: SortableList<Item>[]
  onChange: (lists: SortableList<Item>[]) => void
  /** Returns an item's name for announcements. */
  nameOf: (item: Item) => string
  render: (item: Item) => ReactNode
  words: SortableTexts
  /** Items below each other, or in a grid. */
  layout?: "rows" | "tiles"
  /** Only a handle is draggable; required if items contain interactive elements. */
  handles?: boolean
  /** Items are copied from this list instead of moved. */
  copyFrom?: string
  /** Ids of items that are dragged together. */
  together?: string[]
}

/** Lists whose items can be reordered and moved between lists by pointer, touch and keyboard. */
export function SortableLists<Item extends { id: string }>(props: Props<Item>) {
  const { lists, onChange, nameOf, render, words, layout = "rows", handles, copyFrom, together = [] } = props
  const [activeId, setActiveId] = useState<string>()
  const contextId = useId()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const itemOf = (id: unknown) => lists.flatMap(({ items }) => items).find((item) => item.id === id)
  const nameById = (id: unknown) => nameOf(itemOf(id) as Item)
  const draggedTogether = activeId && together.includes(activeId) ? together : []
  const active = itemOf(activeId)

  const drop = ({ active, over }: DragEndEvent) => {
    setActiveId(undefined)
    const id = String(active.id)
    const from = placeOf(lists, id)
    const to = over && placeOf(lists, String(over.id))
    if (!from || !to || over.id === active.id) return
    const isSame = from.list === to.list
    if (from.list === copyFrom && !isSame) return onChange(copied(lists, id, to))
    const place = isSame && from.index < to.index ? { ...to, index: to.index + 1 } : to
    onChange(moved(lists, together.includes(id) ? together : [id], place))
  }
  const announcements = {
    onDragStart: ({ active }: { active: { id: unknown } }) => words.pickedUp(nameById(active.id)),
    onDragOver: ({ active, over }: Pick<DragEndEvent, "active" | "over">) => {
      const place = over && placeOf(lists, String(over.id))
      const list = lists.find(({ id }) => id === place?.list)
      if (!place || !list || over.id === active.id) return undefined
      const total = list.items.length
      return words.over(nameById(active.id), { list: list.label, position: Math.min(place.index + 1, total), total })
    },
    onDragEnd: ({ active }: { active: { id: unknown } }) => words.dropped(nameById(active.id)),
    onDragCancel: ({ active }: { active: { id: unknown } }) => words.cancelled(nameById(active.id)),
  }
  return (
    <DndContext
      id={contextId}
      sensors={sensors}
      collisionDetection={closestCorners}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.instructions } }}
      onDragStart={({ active }) => setActiveId(String(active.id))}
      onDragCancel={() => setActiveId(undefined)}
      onDragEnd={drop}
    >
      <div className={clsx("grid gap-5", lists.length > 1 && "sm:grid-cols-[repeat(auto-fit,minmax(0,1fr))]")}>
        {lists.map((list) => (
          <Column key={list.id} list={list} layout={layout} isTitled={lists.length > 1}>
            {list.items.map((item) => (
              <SortableItem
                key={item.id}
                id={item.id}
                role={words.role}
                handleLabel={handles ? words.handle(nameOf(item)) : undefined}
                follows={draggedTogether.includes(item.id)}
              >
                {render(item)}
              </SortableItem>
            ))}
          </Column>
        ))}
      </div>
      <DragOverlay>
        {active && (
          <div className={clsx(sortableItemClass, "cursor-grabbing shadow-raised")}>
            {render(active)}
            {draggedTogether.length > 1 && (
              <span className="tabular ms-auto rounded-full bg-brand px-2 text-brand-on text-xs">
                {draggedTogether.length}
              </span>
            )}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

interface ColumnProps {
  list: SortableList<{ id: string }>
  layout: "rows" | "tiles"
  isTitled: boolean
  children: ReactNode
}

function Column({ list, layout, isTitled, children }: ColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: list.id })
  return (
    <div className="flex min-w-0 flex-col">
      {isTitled && <h3 className="mb-2 font-medium text-dense text-ink-muted">{list.label}</h3>}
      <SortableContext
        items={list.items}
        strategy={layout === "tiles" ? rectSortingStrategy : verticalListSortingStrategy}
      >
        <ul
          ref={setNodeRef}
          aria-label={list.label}
          className={clsx(
            "grid min-h-14 flex-1 content-start gap-2 rounded-card",
            layout === "tiles" && "grid-cols-2 sm:grid-cols-3",
            isTitled && clsx("p-2", isOver ? "bg-brand-soft" : "bg-sunken"),
          )}
        >
          {children}
        </ul>
      </SortableContext>
    </div>
  )
}
