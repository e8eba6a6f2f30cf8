package org.tutti.lab.sizes;

import org.tutti.lab.sizes.curve.CurveJump;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;

/**
 * A jump of the time over the message size.
 *
 * @param key of the cells, with size 0
 * @param treatment of the launches
 * @param jump where it is, and how high
 */
public record MeasuredJump(CellKey key, Treatment treatment, CurveJump jump) {}
