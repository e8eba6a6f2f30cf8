/**
 * Whether what one campaign has concluded is found again by another one that measured the same
 * plan, perhaps elsewhere.
 *
 * <pre>{@code
 * first campaign --> Conclusions --> Conclusion, one for each verdict, order, ratio, violation, jump
 *                                       |
 * second campaign --> CellsOfReplica ---+--> RatioClaim --> ClaimJudge --> CheckedConclusion
 * }</pre>
 *
 * <p>Absolute times are never compared: each statement is about ratios within a campaign. All
 * statements are judged together ({@link org.tutti.lab.replicate.ClaimJudge}).
 *
 * <p>Words are those of Hunold and Carpen-Amarie (2016): an observation is repeatable if it is not
 * the result of chance (section 1), which the tests over the launches of one campaign say; an
 * outcome is reproducible if whole campaigns find it again (section 5.3), which is what this room
 * finds out.
 */
package org.tutti.lab.replicate;
