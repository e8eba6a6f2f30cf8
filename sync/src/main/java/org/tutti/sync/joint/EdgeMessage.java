package org.tutti.sync.joint;

import org.tutti.mpi.MessageBuffer;

/** Edges as doubles: a head of six, then three for each burst. */
record EdgeMessage(int bursts) {
  private static final int HEAD = 6;
  private static final double NO_EDGE = -1;

  /** Doubles per edge. */
  int width() {
    return HEAD + 3 * bursts;
  }

  void writeNone(MessageBuffer buffer, int slot) {
    buffer.putDouble(slot * width(), NO_EDGE);
  }

  void write(MessageBuffer buffer, int slot, Edge edge) {
    int at = slot * width();
    buffer.putDouble(at, edge.client());
    buffer.putDouble(at + 1, edge.server());
    buffer.putDouble(at + 2, edge.scatter());
    buffer.putDouble(at + 3, edge.excess());
    buffer.putDouble(at + 4, edge.line().slope());
    buffer.putDouble(at + 5, edge.line().intercept());
    for (int burst = 0; burst < bursts; burst++) {
      int place = at + HEAD + 3 * burst;
      buffer.putDouble(place, edge.measured().centers()[burst]);
      buffer.putDouble(place + 1, edge.measured().drifts()[burst]);
      buffer.putDouble(place + 2, edge.measured().variances()[burst]);
    }
  }

  boolean isEdge(MessageBuffer buffer, int slot) {
    return buffer.getDouble(slot * width()) != NO_EDGE;
  }

  Edge read(MessageBuffer buffer, int slot) {
    int at = slot * width();
    double[] centers = new double[bursts];
    double[] drifts = new double[bursts];
    double[] variances = new double[bursts];
    for (int burst = 0; burst < bursts; burst++) {
      int place = at + HEAD + 3 * burst;
      centers[burst] = buffer.getDouble(place);
      drifts[burst] = buffer.getDouble(place + 1);
      variances[burst] = buffer.getDouble(place + 2);
    }
    return new Edge(
        (int) buffer.getDouble(at),
        (int) buffer.getDouble(at + 1),
        buffer.getDouble(at + 2),
        buffer.getDouble(at + 3),
        new Line(buffer.getDouble(at + 4), buffer.getDouble(at + 5)),
        new Edge.BurstDrifts(centers, drifts, variances));
  }
}
