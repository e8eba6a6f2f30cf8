package org.tutti.mpi.transport;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/** Numbers contexts, and hands new groups from the rank that formed them to their members. */
public final class Contexts {
  /** The context of a rank that has no communicator yet. */
  public static final int NONE = -1;

  /** The context of the world's own messages; its collective operations use the next. */
  public static final int WORLD = 0;

  private static final int PER_COMMUNICATOR = 2;

  private final AtomicInteger next = new AtomicInteger(WORLD + PER_COMMUNICATOR);
  private final Map<Integer, int[]> groups = new ConcurrentHashMap<>();

  /** The contexts of a job of {@code size} ranks: so far only the world. */
  public Contexts(int size) {
    groups.put(WORLD, IntStream.range(0, size).toArray());
  }

  /** A new communicator's first context, with its members as ranks of the world. */
  public int publish(int[] worldRanks) {
    int context = next.getAndAdd(PER_COMMUNICATOR);
    groups.put(context, worldRanks);
    return context;
  }

  /** The members of a context's group as ranks of the world. */
  public int[] members(int context) {
    return groups.get(context);
  }

  /** All members know their group. */
  public void withdraw(int context) {
    groups.remove(context);
  }
}
