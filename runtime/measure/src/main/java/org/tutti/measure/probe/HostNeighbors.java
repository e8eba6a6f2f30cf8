package org.tutti.measure.probe;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.records.launch.RankProbe;
import org.tutti.sync.host.HostNumber;

/**
 * The ranks of each host in ascending order, as one of them sees them.
 *
 * @param here those of this rank's host
 * @param place of this rank among them, from 0
 * @param leaders the first rank of each host that has several
 * @param most ranks of the host that has most
 */
record HostNeighbors(List<Integer> here, int place, List<Integer> leaders, int most) {

  /** Collective. */
  static HostNeighbors find(Communicator communicator) {
    int size = communicator.size();
    MessageBuffer mine = communicator.allocate(Datatype.LONG, 1);
    MessageBuffer all = communicator.allocate(Datatype.LONG, size);
    long host = HostNumber.ofThisHost();
    mine.putLong(0, host);
    communicator.allgather(mine, all, 1, Datatype.LONG);
    Map<Long, List<Integer>> hosts = new LinkedHashMap<>();
    for (int rank = 0; rank < size; rank++) {
      hosts.computeIfAbsent(all.getLong(rank), any -> new ArrayList<>()).add(rank);
    }
    List<Integer> here = hosts.get(host);
    return new HostNeighbors(
        here,
        here.indexOf(communicator.rank()),
        hosts.values().stream()
            .filter(ranks -> ranks.size() > 1)
            .map(ranks -> ranks.get(0))
            .toList(),
        hosts.values().stream().mapToInt(List::size).max().orElse(0));
  }

  /** Whether no host has two ranks. */
  boolean areAlone() {
    return leaders.isEmpty();
  }

  /** Whether this rank is the first of a host that has several. */
  boolean isLeader() {
    return place == 0 && here.size() > 1;
  }

  /** The first rank of this host. */
  int leader() {
    return here.get(0);
  }

  /** The rank that answers this one; -1 for the last of a host. */
  int partner() {
    return place + 1 < here.size() ? here.get(place + 1) : RankProbe.NO_PARTNER;
  }
}
