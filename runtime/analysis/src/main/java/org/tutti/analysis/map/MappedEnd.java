package org.tutti.analysis.map;

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

  /** The name in lower case, as options spell it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
