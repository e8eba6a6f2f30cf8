package org.tutti.lab.map;

import java.util.Locale;
import org.tutti.records.launch.RankPlacement;

/** What a map tells apart. */
public enum MappedEnd {
  /** The number of a process in the launch. */
  RANK {
    @Override
    String name(RankPlacement place, LaunchTopology topology) {
      return "rank " + place.rank();
    }
  },
  /** The processors that a process may run on. */
  CORE {
    @Override
    String name(RankPlacement place, LaunchTopology topology) {
      return place.host() + " CPU " + place.cpus();
    }
  },
  /** A socket; the host of a process that is not bound to one, or of which none is known. */
  SOCKET {
    @Override
    String name(RankPlacement place, LaunchTopology topology) {
      int socket = topology.socket(place);
      return socket < 0 ? place.host() : place.host() + " socket " + socket;
    }
  },
  /** A host; times of several pairs of ranks between two hosts are one by their median. */
  HOST {
    @Override
    String name(RankPlacement place, LaunchTopology topology) {
      return place.host();
    }
  };

  abstract String name(RankPlacement place, LaunchTopology topology);

  /** The number of the group of a place: that of its host, or of its rank if that has one. */
  int group(RankPlacement place, HostGroups groups) {
    int ofRank = this == RANK ? groups.number("rank" + place.rank()) : -1;
    return ofRank < 0 ? groups.number(place.host()) : ofRank;
  }

  /** The name in lower case, as options spell it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
