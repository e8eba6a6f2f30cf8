import java.util.Arrays;
import java.util.Locale;
import org.tutti.mpi.simulated.Network;
import org.tutti.mpi.simulated.Simulated;
import org.tutti.mpi.simulated.Simulation;
import org.tutti.sync.SyncParameter;
import org.tutti.sync.SyncPlan;
import org.tutti.sync.Synchroniser;
import org.tutti.sync.clock.Clock;
import org.tutti.sync.clock.VirtualClock;
import org.tutti.sync.clocksync.GlobalClock;

/**
 * The largest error over ranks of one method's global clock, against the truth of the simulation, at
 * some seconds after synchronisation. One line of comma-separated values per seed.
 *
 * <p>Arguments: network (quiet, noisy, asymmetric), p, first seed, seeds, label, method name,
 * seconds of re-synchronisation (0: none), then key=value parameters.
 */
public final class SimulatedAccuracy {
  private static final double[] SECONDS = {0, 1, 5, 10, 20};

  public static void main(String[] args) {
    Network network =
        switch (args[0]) {
          case "quiet" -> Network.QUIET;
          case "noisy" -> Network.NOISY;
          case "asymmetric" -> Network.ASYMMETRIC;
          default -> throw new IllegalArgumentException(args[0]);
        };
    int size = Integer.parseInt(args[1]);
    int firstSeed = Integer.parseInt(args[2]);
    int seeds = Integer.parseInt(args[3]);
    int watched = Integer.parseInt(args[6]);
    SyncPlan plan = SyncPlan.of("BARRIER_" + args[5]);
    for (int index = 7; index < args.length; index++) {
      String[] pair = args[index].split("=", 2);
      plan = plan.with(pair[0], pair[1]);
    }
    for (int seed = firstSeed; seed < firstSeed + seeds; seed++) {
      long began = System.nanoTime();
      double[][] results = run(plan, Simulation.of(seed, network), size, watched);
      StringBuilder line = new StringBuilder();
      line.append(String.format(Locale.ROOT, "%s,%d,%s,%d", args[0], size, args[4], seed));
      for (int at = 0; at < SECONDS.length; at++) {
        int column = at;
        double worst = Arrays.stream(results).mapToDouble(r -> Math.abs(r[column])).max().orElse(0);
        line.append(String.format(Locale.ROOT, ",%.1f", worst));
      }
      for (int at = 0; at < SECONDS.length; at++) {
        int bound = SECONDS.length + at;
        int column = at;
        double largest = Arrays.stream(results).mapToDouble(r -> r[bound]).max().orElse(0);
        double held =
            Arrays.stream(results).filter(r -> Math.abs(r[column]) <= r[bound] + 1).count()
                / (double) size;
        line.append(String.format(Locale.ROOT, ",%.1f,%.4f", largest, held));
      }
      double messages = Arrays.stream(results).mapToDouble(r -> r[10]).average().orElse(0);
      double mostMessages = Arrays.stream(results).mapToDouble(r -> r[10]).max().orElse(0);
      double seconds = Arrays.stream(results).mapToDouble(r -> r[11]).max().orElse(0);
      double rounds = Arrays.stream(results).mapToDouble(r -> r[12]).max().orElse(0);
      line.append(
          String.format(
              Locale.ROOT,
              ",%.0f,%.0f,%.6f,%.0f,%.2f",
              messages,
              mostMessages,
              seconds,
              rounds,
              (System.nanoTime() - began) * 1e-9));
      System.out.println(line);
    }
  }

  private static double[][] run(SyncPlan plan, Simulation simulation, int size, int watched) {
    double[][] results = new double[size][];
    int root = (int) plan.value(SyncParameter.ROOT);
    Simulated.run(
        size,
        simulation,
        session -> {
          int rank = session.world().rank();
          Clock clock = new VirtualClock(session);
          double before = session.trueNanos();
          try (Synchroniser synchroniser = Synchroniser.open(plan, session.world(), clock)) {
            double duration = (session.trueNanos() - before) * 1e-9;
            session.world().barrier();
            double truth = session.trueNanos();
            var synchronization = synchroniser.synchronization();
            long messages = synchronization.messages();
            int rounds = synchronization.rounds();
            GlobalClock global = synchronization.clock();
            if (watched > 0) {
              long start = clock.now();
              for (int second = 1; second <= watched; second++) {
                clock.idleUntil(start + second * 1_000_000_000L);
                synchronization.refresh();
              }
              global = synchronization.settle();
            }
            double[] result = new double[13];
            for (int at = 0; at < SECONDS.length; at++) {
              double time = truth + SECONDS[at] * 1e9;
              long local = Math.round(session.localAt(rank, time));
              result[at] = global.toGlobal(local) - session.localAt(root, time);
              result[SECONDS.length + at] = global.uncertainty(local);
            }
            result[10] = messages;
            result[11] = duration;
            result[12] = rounds;
            results[rank] = result;
          }
        });
    return results;
  }
}
