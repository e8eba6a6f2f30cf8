package org.tutti.stats.design;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.tutti.stats.sample.Checks;

/**
 * The schedule of a tournament: in each round every participant meets one other, and over all
 * rounds each meets every other once (a one-factorization of the complete graph, by the circle
 * method). For an odd number of participants, one has no partner in each round, another one each
 * time.
 */
public final class RoundRobin {
  private final int participants;
  private final int places;

  /**
   * @param participants at least 2
   */
  public RoundRobin(int participants) {
    this.participants = Checks.atLeast("participants", participants, 2);
    this.places = participants + participants % 2;
  }

  /** The number of rounds: n - 1 for even n, n for odd n. */
  public int rounds() {
    return places - 1;
  }

  /**
   * Some of the rounds, in an order that is drawn, in which the partners of each participant are
   * spread over all others: from each of as many stretches of the circle as there are rounds, each
   * participant on it meets one. Rounds drawn without regard to this often let half of the partners
   * be of one group.
   *
   * @param number at least 1; with {@link #rounds} or more, all
   */
  public List<Integer> spread(int number, Random random) {
    int stretches = Math.min(Checks.atLeast("number", number, 1), rounds());
    List<Integer> drawn = new ArrayList<>();
    for (int stretch = 0; stretch < stretches; stretch++) {
      int first = (int) ((long) stretch * rounds() / stretches);
      int end = (int) ((stretch + 1L) * rounds() / stretches);
      drawn.add(roundOf(first + random.nextInt(end - first)));
    }
    Collections.shuffle(drawn, random);
    return List.copyOf(drawn);
  }

  /**
   * Whom a participant meets in a round.
   *
   * @param round from 0 to {@link #rounds} - 1
   * @param participant from 0
   * @return the partner, or -1 for the one that has none
   */
  public int partner(int round, int participant) {
    int circle = places - 1;
    int other;
    if (participant == circle) {
      other = round;
    } else if (participant == round) {
      other = circle;
    } else {
      other = Math.floorMod(2 * round - participant, circle);
    }
    return other < participants ? other : -1;
  }

  /** The round in which two participants meet. */
  public int round(int one, int other) {
    int circle = places - 1;
    if (one == circle) {
      return other;
    }
    if (other == circle) {
      return one;
    }
    return roundOf(one + other);
  }

  /** The round in which the numbers of partners have a sum, modulo the size of the circle. */
  private int roundOf(int sum) {
    // 2 round = sum modulo the odd number circle, of which (circle + 1) / 2 inverts 2.
    int circle = places - 1;
    return (int) ((long) sum * ((circle + 1) / 2) % circle);
  }

  /**
   * The number of a pair among those of its round, in the order of their lower participants.
   *
   * @param participant one that has a partner in this round
   */
  public int pair(int round, int participant) {
    int lower = Math.min(participant, partner(round, participant));
    int before = 0;
    for (int one = 0; one < lower; one++) {
      before += partner(round, one) > one ? 1 : 0;
    }
    return before;
  }
}
