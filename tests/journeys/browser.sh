#!/bin/sh
# Starts the browser without the suggestions of its address bar, which is a page of its own beside each of ours and in a
# browser without a window is never seen. Of two lists of features only the last counts, so they go into the list that is given.
for arg; do
  shift
  case $arg in
    --disable-features=*) arg=$arg,WebUIOmniboxPopup,WebUIOmniboxAimPopup ;;
  esac
  set -- "$@" "$arg"
done
exec "$JOURNEYS_BROWSER" "$@"
