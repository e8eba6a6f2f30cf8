package org.tutti.mpi.natives;

import java.util.Collections;
import java.util.Set;
import java.util.WeakHashMap;

/** The requests that a communicator has made and that somebody still holds. */
final class OpenRequests {
  private final Set<NativeRequests> all = Collections.newSetFromMap(new WeakHashMap<>());

  NativeRequests make(int count) {
    NativeRequests requests = new NativeRequests(count);
    all.add(requests);
    return requests;
  }

  int active() {
    return all.stream().mapToInt(NativeRequests::active).sum();
  }
}
