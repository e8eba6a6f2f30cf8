package org.tutti.lab.replicate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.compare.ComparisonOptions;

/**
 * What of the conclusions of campaigns other campaigns of the same plans have found again.
 *
 * @param studies one for each campaign, in order
 * @param significance of all statements together
 */
public record Replication(List<ReplicatedCampaign> studies, double significance) {
  public Replication {
    studies = List.copyOf(studies);
  }

  /**
   * A campaign, and how it was measured again.
   *
   * @param before what it has concluded
   * @param now the campaign that measured it again
   * @param checked its conclusions, in their order
   */
  public record ReplicatedCampaign(
      Conclusions before, CampaignAnalysis now, List<CheckedConclusion> checked) {
    public ReplicatedCampaign {
      checked = List.copyOf(checked);
    }
  }

  /** The claims of a conclusion, from one place in the list of all on; empty if unmeasured. */
  private record JudgedPlace(Conclusion conclusion, int first, int end, String reason) {}

  /**
   * Judges all conclusions together.
   *
   * @param before what each campaign has concluded
   * @param now the campaigns that measured them again, in the same order
   * @param significance of all statements together, such as 0.05
   */
  public static Replication of(
      List<Conclusions> before, List<CampaignAnalysis> now, double significance) {
    List<RatioClaim> claims = new ArrayList<>();
    List<List<JudgedPlace>> places = new ArrayList<>();
    for (int i = 0; i < before.size(); i++) {
      CellsOfReplica there = new CellsOfReplica(before.get(i).campaign(), now.get(i));
      List<JudgedPlace> ofCampaign = new ArrayList<>();
      for (Conclusion conclusion : before.get(i).all()) {
        Optional<List<RatioClaim>> needed = conclusion.claims(there);
        int first = claims.size();
        needed.ifPresent(claims::addAll);
        ofCampaign.add(
            new JudgedPlace(
                conclusion,
                first,
                claims.size(),
                needed.isPresent() ? "" : there.reason(conclusion.place())));
      }
      places.add(ofCampaign);
    }
    List<JudgedClaim> judged =
        ClaimJudge.judge(claims, ComparisonOptions.DEFAULT.withSignificance(significance));
    List<ReplicatedCampaign> studies = new ArrayList<>();
    for (int i = 0; i < before.size(); i++) {
      studies.add(
          new ReplicatedCampaign(
              before.get(i),
              now.get(i),
              places.get(i).stream().map(place -> checked(place, judged)).toList()));
    }
    return new Replication(studies, significance);
  }

  private static CheckedConclusion checked(JudgedPlace place, List<JudgedClaim> judged) {
    return place.reason().isEmpty()
        ? CheckedConclusion.of(place.conclusion(), judged.subList(place.first(), place.end()))
        : CheckedConclusion.unjudged(place.conclusion(), place.reason());
  }

  /** All conclusions of all campaigns. */
  public List<CheckedConclusion> all() {
    return studies.stream().flatMap(study -> study.checked().stream()).toList();
  }

  /** How many of them are in a state. */
  public long count(ClaimState state) {
    return all().stream().filter(one -> one.state() == state).count();
  }
}
