import "@/app/styles/todo.css"

export { Bare as default } from "@/components/layout/bare"
