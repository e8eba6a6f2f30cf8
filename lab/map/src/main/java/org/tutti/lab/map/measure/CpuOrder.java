package org.tutti.lab.map.measure;

import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.tutti.campaign.CampaignPlan;
import org.tutti.lab.map.MappedEnd;
import org.tutti.mpi.ProviderKind;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.campaign.PlacementPolicy;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.RankPlacement;
import org.tutti.records.settings.SettingKey;

/**
 * Where ranks ran, so that the ranks of a host may change processors: a slow processor is told from
 * a slow rank then.
 *
 * @param places of each rank
 * @param provider that started them
 */
record CpuOrder(List<RankPlacement> places, ProviderKind provider) {
  /** That of a launch. */
  static CpuOrder of(LaunchFile launch) {
    try (LaunchReader reader = launch.open()) {
      return new CpuOrder(reader.header().ranks(), reader.header().library().provider());
    }
  }

  /**
   * A plan in which each rank has the processors of the next one on its host, if each was bound to
   * its own by a launcher, and nothing but an option of Tutti's binds them.
   */
  CampaignPlan otherwise(CampaignPlan plan) {
    boolean isBoundByOptions =
        plan.launch().launcherOptions().stream()
            .map(option -> option.toLowerCase(Locale.ROOT))
            .anyMatch(option -> option.contains("bind") || option.contains("cpu"));
    if (provider != ProviderKind.NATIVE
        || plan.processes() != places.size()
        || isBoundByOptions
        || !hasEachItsOwn()) {
      return plan;
    }
    List<String> lists =
        IntStream.range(0, places.size()).mapToObj(rank -> places.get(next(rank)).cpus()).toList();
    return lists.equals(places.stream().map(RankPlacement::cpus).toList())
        ? plan
        : plan.toBuilder().set(SettingKey.BIND_TO, PlacementPolicy.bindingTo(lists)).build();
  }

  /** What belongs to the rank whose processors each one gets. */
  <T> List<T> moved(List<T> ofRank) {
    return IntStream.range(0, ofRank.size()).mapToObj(rank -> ofRank.get(next(rank))).toList();
  }

  /** The next rank on the same host; the first one after the last. */
  private int next(int rank) {
    List<Integer> ofHost =
        places.stream()
            .filter(place -> place.host().equals(places.get(rank).host()))
            .map(RankPlacement::rank)
            .toList();
    return ofHost.get((ofHost.indexOf(rank) + 1) % ofHost.size());
  }

  private boolean hasEachItsOwn() {
    for (RankPlacement one : places) {
      BitSet own = one.processors();
      boolean isShared =
          places.stream()
              .filter(other -> other.rank() != one.rank() && other.host().equals(one.host()))
              .anyMatch(other -> other.processors().intersects(own));
      if (own.isEmpty() || isShared) {
        return false;
      }
    }
    return true;
  }

  /**
   * What can be told from an end if the ranks have changed processors on their hosts since: a
   * processor from a rank, and the other way.
   */
  Optional<MappedEnd> otherEnd(CpuOrder since, MappedEnd end) {
    boolean haveMoved =
        places.size() == since.places.size()
            && IntStream.range(0, places.size())
                .allMatch(
                    rank ->
                        places.get(rank).host().equals(since.places.get(rank).host())
                            && !places.get(rank).cpus().equals(since.places.get(rank).cpus()));
    return switch (end) {
      case RANK -> haveMoved ? Optional.of(MappedEnd.CORE) : Optional.empty();
      case CORE -> haveMoved ? Optional.of(MappedEnd.RANK) : Optional.empty();
      case SOCKET, HOST -> Optional.empty();
    };
  }
}
