export const files = import.meta.glob<object>('./screens/employer-*.tsx')
