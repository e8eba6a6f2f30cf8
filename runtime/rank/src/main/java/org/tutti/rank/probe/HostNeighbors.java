package org.tutti.rank.probe;

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
 * The ranks of each host in ascending order, and the hosts in the order of their first ranks, as
 * one of the ranks sees them.
 *
 * @param hosts the ranks of each host
 * @param host the number of this rank's host among them
 * @param rank this rank
 */
record HostNeighbors(List<List<Integer>> hosts, int host, int rank) {

  /** Collective. */
  static HostNeighbors find(Communicator communicator) {
    int size = communicator.size();
    MessageBuffer mine = communicator.allocate(Datatype.LONG, 1);
    MessageBuffer all = communicator.allocate(Datatype.LONG, size);
    long here = HostNumber.ofThisHost();
    mine.putLong(0, here);
    communicator.allgather(mine, all, 1, Datatype.LONG);
    Map<Long, List<Integer>> hosts = new LinkedHashMap<>();
    for (int rank = 0; rank < size; rank++) {
      hosts.putIfAbsent(all.getLong(rank), new ArrayList<>());
      hosts.get(all.getLong(rank)).add(rank);
    }
    return new HostNeighbors(
        List.copyOf(hosts.values()),
        new ArrayList<>(hosts.keySet()).indexOf(here),
        communicator.rank());
  }

  /** The ranks of this host. */
  List<Integer> here() {
    return hosts.get(host);
  }

  /** The place of this rank among them, from 0. */
  int place() {
    return here().indexOf(rank);
  }

  /** The first rank of each host that has several. */
  List<Integer> leaders() {
    List<Integer> leaders = new ArrayList<>();
    for (List<Integer> ranks : hosts) {
      if (ranks.size() > 1) {
        leaders.add(ranks.get(0));
      }
    }
    return leaders;
  }

  /** Whether no host has two ranks. */
  boolean areAlone() {
    return leaders().isEmpty();
  }

  /** Whether there are several hosts. */
  boolean areApart() {
    return hosts.size() > 1;
  }

  /** Whether this rank is the first of a host that has several. */
  boolean isLeader() {
    return place() == 0 && here().size() > 1;
  }

  /** The first rank of this host. */
  int leader() {
    return here().get(0);
  }

  /** Whether the partner of this rank is on the next host. */
  boolean isLastHere() {
    return place() == here().size() - 1;
  }

  /** The rank that answers this one; -1 for the last of all. */
  int partner() {
    if (!isLastHere()) {
      return here().get(place() + 1);
    }
    return host + 1 < hosts.size() ? hosts.get(host + 1).get(0) : RankProbe.NO_PARTNER;
  }

  /** The rank of the host before that this one answers; -1 if there is none. */
  int before() {
    List<Integer> others = host > 0 && place() == 0 ? hosts.get(host - 1) : List.of();
    return others.isEmpty() ? RankProbe.NO_PARTNER : others.get(others.size() - 1);
  }
}
