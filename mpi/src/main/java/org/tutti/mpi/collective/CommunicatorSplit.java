package org.tutti.mpi.collective;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.transport.Transport;

/**
 * Forms new communicators: rank 0 gathers the colors and keys of all ranks, forms the groups, and
 * tells each rank its context and its new rank.
 */
final class CommunicatorSplit {
  private static final int PAIR = 2;

  private record Member(int rank, int color, int key) {}

  private CommunicatorSplit() {}

  /**
   * Collective.
   *
   * @param topology of the new communicator, or null
   */
  static TransportCommunicator split(
      TransportCommunicator parent, int color, int key, ProcessTopology topology) {
    Transport transport = parent.steps().transport();
    int size = parent.size();
    MessageBuffer mine = parent.allocate(Datatype.INT, PAIR);
    MessageBuffer all = parent.allocate(Datatype.INT, parent.rank() == 0 ? PAIR * size : 0);
    mine.putInt(0, color);
    mine.putInt(1, key);
    parent.gather(mine, all, PAIR, Datatype.INT, 0);
    List<Integer> formed = parent.rank() == 0 ? form(transport, all) : List.of();
    parent.scatter(all, mine, PAIR, Datatype.INT, 0);
    int context = mine.getInt(0);
    int[] members = transport.contexts().members(context);
    parent.barrier();
    formed.forEach(transport.contexts()::withdraw);
    int rank = mine.getInt(1);
    return new TransportCommunicator(
        transport.within(context, members, rank),
        transport.within(context + 1, members, rank),
        topology);
  }

  /** Overwrites each rank's color and key with its context and its rank there. */
  private static List<Integer> form(Transport transport, MessageBuffer all) {
    Map<Integer, List<Member>> groups = new TreeMap<>();
    for (int rank = 0; rank < transport.size(); rank++) {
      Member member = new Member(rank, all.getInt(PAIR * rank), all.getInt(PAIR * rank + 1));
      groups.computeIfAbsent(member.color(), color -> new ArrayList<>()).add(member);
    }
    List<Integer> contexts = new ArrayList<>();
    for (List<Member> group : groups.values()) {
      group.sort(Comparator.comparingInt(Member::key).thenComparingInt(Member::rank));
      int[] members = group.stream().mapToInt(m -> transport.worldRank(m.rank())).toArray();
      int context = transport.contexts().publish(members);
      contexts.add(context);
      for (int rank = 0; rank < members.length; rank++) {
        all.putInt(PAIR * group.get(rank).rank(), context);
        all.putInt(PAIR * group.get(rank).rank() + 1, rank);
      }
    }
    return contexts;
  }
}
