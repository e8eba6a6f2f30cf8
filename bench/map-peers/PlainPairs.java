package org.tutti.bench.mappeers;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.Request;
import org.tutti.mpi.natives.NativeMpi;
import org.tutti.stats.design.RoundRobin;

/**
 * What {@code linktest.c} does, in Java: the same calls, barriers, and times, without anything else
 * of Tutti than its binding. {@code PlainPairs TEST BYTES N REPETITIONS WARM}; of the repetitions
 * of each pair, so many more come before those that count. Each rank that measures prints from, to,
 * and the median in nanoseconds.
 */
public final class PlainPairs {
  private static final int TAG = 1;

  private final Communicator world;
  private final MessageBuffer out;
  private final MessageBuffer in;
  private final int bytes;
  private final Request request;

  private PlainPairs(Communicator world, int bytes) {
    this.world = world;
    this.bytes = bytes;
    this.out = world.allocate(Datatype.BYTE, bytes);
    this.in = world.allocate(Datatype.BYTE, bytes);
    this.request = world.request();
  }

  public static void main(String[] arguments) {
    boolean isBidirectional = arguments[0].equals("bidirectional");
    int count = Integer.parseInt(arguments[2]);
    int repetitions = Integer.parseInt(arguments[3]);
    int warm = Integer.parseInt(arguments[4]);
    try (MpiSession session =
        NativeMpi.open(Optional.empty(), MpiThreadLevel.SINGLE, System.err::println)) {
      Communicator world = session.world();
      PlainPairs pairs = new PlainPairs(world, Integer.parseInt(arguments[1]));
      RoundRobin schedule = new RoundRobin(world.size());
      for (int round = 0; round < schedule.rounds(); round++) {
        int partner = schedule.partner(round, world.rank());
        double[] times = new double[repetitions];
        for (int repetition = -warm; repetition < repetitions; repetition++) {
          world.barrier();
          long begin = System.nanoTime();
          if (partner >= 0) {
            pairs.measure(isBidirectional, partner, count);
          }
          if (repetition >= 0) {
            times[repetition] = (System.nanoTime() - begin) / (2.0 * count);
          }
        }
        if (world.rank() < partner) {
          Arrays.sort(times);
          System.out.printf(
              Locale.ROOT, "%d,%d,%.1f%n", world.rank(), partner, times[repetitions / 2]);
        }
      }
    }
  }

  private void measure(boolean isBidirectional, int partner, int count) {
    if (isBidirectional) {
      for (int i = 0; i < 2 * count; i++) {
        world.isend(out, bytes, Datatype.BYTE, partner, TAG, request);
        world.recv(in, bytes, Datatype.BYTE, partner, TAG);
        request.waitFor();
      }
    } else if (world.rank() < partner) {
      for (int i = 0; i < count; i++) {
        world.send(out, bytes, Datatype.BYTE, partner, TAG);
        world.recv(in, bytes, Datatype.BYTE, partner, TAG);
      }
    } else {
      for (int i = 0; i < count; i++) {
        world.recv(in, bytes, Datatype.BYTE, partner, TAG);
        world.send(out, bytes, Datatype.BYTE, partner, TAG);
      }
    }
  }
}
