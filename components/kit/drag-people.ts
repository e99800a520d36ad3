import type { SortableList } from "@/components/ui/sortable-move"

export interface Person {
  id: string
  name: string
}

const people = (...names: string[]): Person[] => names.map((name) => ({ id: name, name }))

/** Two lists of people for the drag-and-drop demos. */
export const teams = (counter: string, office: string): SortableList<Person>[] => [
  { id: "counter", label: counter, items: people("Anna Berger", "Luc Moreau", "Marta Nunes", "Tom Whitfield") },
  { id: "office", label: office, items: people("Greta Lindqvist", "Jonas Keller", "Chiara Conti") },
]
