package org.tutti.bench.partitions;

import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLongArray;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.Request;
import org.tutti.mpi.simulated.ClockModel;
import org.tutti.mpi.simulated.Link;
import org.tutti.mpi.simulated.Network;
import org.tutti.mpi.simulated.Simulated;
import org.tutti.mpi.simulated.SimulatedSession;
import org.tutti.mpi.simulated.Simulation;

/** Messages in partitions between two simulated ranks, beside theory: one line a case. */
final class SimulatedPartitions {
  private static final double LATENCY = 1_200;
  private static final double OVERHEAD = 50;
  private static final int BYTES = 1 << 20;

  /** A slow link, on which bandwidth is nearly all that counts, as in the model of the gain. */
  private static final double SLOW = 8;

  /** In ns for a byte. */
  private static final double[] LINKS = {0.1, SLOW};

  private static final int[] PARTITIONS = {1, 2, 4, 16, 64};

  /** The computation of all partitions, or the delay of the last, to the transfer of all bytes. */
  private static final double[] MULTIPLES = {0, 0.25, 0.5, 1, 2, 8};

  private static final double NOISE = 0.5;

  private SimulatedPartitions() {}

  /** How the computation is shared among the partitions. */
  private enum Computation {
    /** All the same. */
    EQUAL {
      @Override
      double[] of(int partitions, double all) {
        double[] each = new double[partitions];
        Arrays.fill(each, all / partitions);
        return each;
      }
    },
    /** Each is longer or shorter by up to a half, drawn anew. */
    NOISY {
      @Override
      double[] of(int partitions, double all) {
        Random random = new Random(partitions);
        double each = all / partitions;
        return random
            .doubles(partitions, 1 - NOISE, 1 + NOISE)
            .map(factor -> each * factor)
            .toArray();
      }
    },
    /** Only the last one has any. */
    LAST_LATE {
      @Override
      double[] of(int partitions, double all) {
        double[] each = new double[partitions];
        each[partitions - 1] = all;
        return each;
      }
    };

    abstract double[] of(int partitions, double all);
  }

  public static void main(String[] arguments) {
    System.out.println(
        "ns_per_byte,computation,partitions,multiple,bulk_ns,bulk_theory_ns,early_ns,early_theory_ns,"
            + "gain,gain_gillis");
    for (double perByte : LINKS) {
      for (Computation computation : Computation.values()) {
        for (int partitions : PARTITIONS) {
          for (double multiple : MULTIPLES) {
            print(perByte, computation, partitions, multiple);
          }
        }
      }
    }
  }

  private static void print(
      double perByte, Computation computation, int partitions, double multiple) {
    double transfer = BYTES * perByte;
    PartitionTheory theory = new PartitionTheory(OVERHEAD, LATENCY, transfer);
    double[] each = computation.of(partitions, multiple * transfer);
    double bulk = simulated(perByte, each, true);
    double early = simulated(perByte, each, false);
    double all = Arrays.stream(each).sum();
    boolean isOfGillis = computation == Computation.LAST_LATE && perByte == SLOW;
    System.out.printf(
        Locale.ROOT,
        "%s,%s,%d,%s,%.0f,%.0f,%.0f,%.0f,%.4f,%s%n",
        perByte,
        computation.name().toLowerCase(Locale.ROOT).replace('_', '-'),
        partitions,
        multiple,
        bulk,
        theory.bulk(each),
        early,
        theory.early(each),
        (bulk - all) / (early - all),
        isOfGillis
            ? String.format(Locale.ROOT, "%.4f", theory.gain(partitions, multiple * transfer))
            : "");
  }

  /** From the beginning of the computation until the receiver has all. */
  private static double simulated(double perByte, double[] computations, boolean asWhole) {
    Link link = new Link(LATENCY, 0, 0, 0, 0, 0, perByte);
    Simulation simulation =
        new Simulation(1, 1, new Network("no noise", link, link, OVERHEAD), ClockModel.PERFECT);
    AtomicLongArray times = new AtomicLongArray(2);
    Simulated.run(
        2,
        simulation,
        session -> {
          double time = transferred(session, computations, asWhole);
          times.set(session.world().rank(), Double.doubleToLongBits(time));
        });
    return Double.longBitsToDouble(times.get(1)) - Double.longBitsToDouble(times.get(0));
  }

  /** Of the sender when it begins, of the receiver when it has the message: true time. */
  private static double transferred(
      SimulatedSession session, double[] computations, boolean asWhole) {
    Communicator comm = session.world();
    int partitions = asWhole ? 1 : computations.length;
    int count = BYTES / partitions;
    MessageBuffer buffer = comm.allocate(Datatype.BYTE, BYTES);
    Request request = comm.request();
    if (comm.rank() == 1) {
      comm.precvInit(buffer, partitions, count, Datatype.BYTE, 0, 1, request);
      request.start();
      request.waitFor();
      return session.trueNanos();
    }
    comm.psendInit(buffer, partitions, count, Datatype.BYTE, 1, 1, request);
    request.start();
    double begin = session.trueNanos();
    for (int partition = 0; partition < computations.length; partition++) {
      session.compute(computations[partition]);
      if (!asWhole) {
        request.pready(partition);
      }
    }
    if (asWhole) {
      request.pready(0);
    }
    request.waitFor();
    return begin;
  }
}
