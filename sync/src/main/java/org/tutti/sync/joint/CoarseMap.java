package org.tutti.sync.joint;

import java.util.List;

/**
 * Global times to within microseconds, from the lines of a spanning tree: enough to place a burst
 * in time, since drifts change by picoseconds in a microsecond. The parent of a place is the place
 * without its lowest bit, an edge that always exists.
 */
final class CoarseMap {
  private final Edge[] toParent;

  CoarseMap(int places, List<Edge> edges) {
    toParent = new Edge[places];
    for (Edge edge : edges) {
      if (edge.server() == parent(edge.client())) {
        toParent[edge.client()] = edge;
      }
    }
  }

  /** The root's time when the clock of {@code place} shows {@code time}. */
  double toGlobal(int place, double time) {
    double global = time;
    for (int at = place; at != 0; at = parent(at)) {
      global -= toParent[at].line().at(global);
    }
    return global;
  }

  private static int parent(int place) {
    return place & (place - 1);
  }
}
