package org.tutti.lab.mpj;

import java.io.IOException;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.TuttiException;

/**
 * A range of TCP ports of this host, including its first and last one. In cluster mode, each rank
 * tries ports at random until it finds a free one, which never ends if none is left.
 */
record Ports(int first, int last) {
  /** The range that MPJ Express 0.44 uses. */
  static final Ports OF_MPJ_EXPRESS = new Ports(25_000, 40_000);

  static final int PER_RANK = 2;
  private static final int MAX_NAMED = 5;

  /**
   * Checks that there are enough free ports.
   *
   * @throws TuttiException if there are fewer than {@code wanted}
   */
  void require(int wanted) {
    List<Integer> occupied = new ArrayList<>();
    int free = 0;
    for (int port = first; port <= last && free < wanted; port++) {
      try (ServerSocket socket = new ServerSocket(port)) {
        free++;
      } catch (IOException e) {
        occupied.add(port);
      }
    }
    if (free < wanted) {
      throw MpiProblem.MPJ_PORTS_OCCUPIED.error(
          "MPJ Express needs "
              + Counted.of(wanted, "free TCP port")
              + " between "
              + first
              + " and "
              + last
              + ", and "
              + free
              + (free == 1 ? " is" : " are")
              + " free; in use or not permitted: "
              + named(occupied)
              + ".",
          "Stop the programs that use them (ss -ltnp lists them), or measure with --mpi mpj,"
              + " which needs none.");
    }
  }

  private static String named(List<Integer> ports) {
    String some =
        ports.stream().limit(MAX_NAMED).map(String::valueOf).collect(Collectors.joining(", "));
    int more = ports.size() - MAX_NAMED;
    return more > 0 ? some + " and " + more + " more" : some;
  }
}
