//! Laws of the choreography, over random turns, the longest fixtures and every board: time is only an argument.

mod common;

use katro::choreo::{Act, Choreography, Layout, Motion, Scene, Speed, Tempo};
use katro::{Board, Dice, Event, Position, Side, Telling, Turn};

const SPEEDS: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::Instant];
const FULL: [Tempo; 4] = [
    Tempo { speed: Speed::Slow, motion: Motion::Full },
    Tempo { speed: Speed::Normal, motion: Motion::Full },
    Tempo { speed: Speed::Fast, motion: Motion::Full },
    Tempo { speed: Speed::Instant, motion: Motion::Full },
];

/// A turn with everything that is true of it.
struct Story {
    before: Position,
    after: Position,
    events: Vec<Event>,
}

impl Story {
    fn of(before: Position, turn: Turn) -> Story {
        let legal = before.check(turn).expect("the turn is legal");
        let mut events = Vec::new();
        let after = legal.play(&mut |event| events.push(event));
        Story { before, after, events }
    }

    fn told(&self, tempo: Tempo) -> Choreography {
        Choreography::compose(self.before.board(), &self.events, tempo)
    }

    fn layout(&self) -> Layout {
        Layout::fit(self.before.shape(), Side::South, 900.0, 800.0)
    }

    fn seeds(&self) -> u16 {
        total(self.before.board())
    }
}

fn total(board: &Board) -> u16 {
    Side::ALL.into_iter().map(|side| board.total(side)).sum()
}

/// Turns from random games of every ruleset, steps of lone seeds among them.
fn random_stories(count: u64) -> Vec<Story> {
    let mut dice = Dice::new(7);
    let mut stories = Vec::new();
    for (telling, seed) in Telling::ALL.iter().cycle().zip(0..count) {
        let position = if seed % 3 == 0 {
            common::set_up(telling.rules, seed)
        } else {
            common::reached(telling.rules, seed, 1 + dice.below(60))
        };
        let turns: Vec<Turn> = position.turns().map(|legal| legal.turn()).collect();
        if let Some(most) = u32::try_from(turns.len()).ok().filter(|&count| 0 < count) {
            stories.push(Story::of(position, turns[dice.below(most) as usize]));
        }
    }
    stories
}

/// The longest sowings among the fixtures that come to rest.
fn long_stories() -> Vec<Story> {
    let lines = common::json_lines("fixtures/endless.jsonl");
    let finite = lines.iter().filter(|line| line["endless"] == false);
    let text = |value: &serde_json::Value| value.as_str().expect("a text").to_owned();
    let mut stories = Vec::new();
    for line in finite {
        let rules = common::rules(&text(&line["rules"]));
        let position = Position::read(rules, &text(&line["position"])).expect("a position");
        let turn = text(&line["turn"]).parse().expect("a turn");
        // Some rest only beyond the laps that the rules allow.
        if position.check(turn).is_ok() {
            stories.push(Story::of(position, turn));
        }
    }
    assert!(stories.iter().any(|story| 100 < laps(&story.events)), "a sowing of more than 100 laps");
    stories
}

fn laps(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::Lifted { .. })).count()
}

fn in_the_hand(scene: &Scene<'_>) -> u16 {
    scene.hand.map_or(0, |hand| hand.seeds)
}

/// Times at so many frames a second, and the very end.
fn frames(duration: f64, rate: f64) -> impl Iterator<Item = f64> {
    let step = 1000.0 / rate;
    let times = std::iter::successors(Some(0.0), move |time| Some(time + step));
    times.take_while(move |&time| time < duration).chain([duration])
}

#[test]
fn cues_follow_each_other_without_gap_and_without_overlap() {
    for story in random_stories(400).iter().chain(&long_stories()) {
        for tempo in FULL {
            let told = story.told(tempo);
            let mut time = 0.0;
            for cue in told.cues() {
                assert!((cue.start - time).abs() < 1e-6, "{cue:?} starts when the one before ends");
                assert!(cue.start < cue.end, "{cue:?} takes time");
                time = cue.end;
            }
            assert!((time - told.duration()).abs() < 1e-6);
        }
    }
}

#[test]
fn the_last_frame_is_the_board_of_the_engine() {
    for story in random_stories(400).iter().chain(&long_stories()) {
        for speed in SPEEDS {
            for motion in [Motion::Full, Motion::Reduced] {
                let told = story.told(Tempo { speed, motion });
                for time in [told.duration(), told.duration() + 1e6, f64::INFINITY] {
                    let scene = told.scene(&story.layout(), time);
                    assert_eq!(scene.board, *story.after.board());
                    assert!(scene.done && scene.hand.is_none() && scene.flying == 0);
                    assert!(scene.airborne.is_empty() && scene.act.is_none());
                }
            }
        }
    }
}

#[test]
fn board_hand_and_air_always_hold_all_seeds() {
    for story in random_stories(150).iter().chain(&long_stories()) {
        for tempo in [FULL[0], FULL[1], FULL[2], Tempo { speed: Speed::Normal, motion: Motion::Reduced }] {
            let told = story.told(tempo);
            for time in frames(told.duration(), 97.0) {
                let scene = told.scene(&story.layout(), time);
                let seen = total(&scene.board) + in_the_hand(&scene) + scene.flying;
                assert_eq!(seen, story.seeds(), "at {time} of {}", told.duration());
            }
        }
    }
}

#[test]
fn only_boards_that_the_engine_had_are_shown_and_in_its_order() {
    for story in random_stories(150).iter().chain(&long_stories()) {
        let mut true_boards = vec![*story.before.board()];
        for &event in &story.events {
            let mut board = true_boards[true_boards.len() - 1];
            event.apply(&mut board);
            true_boards.push(board);
        }
        for tempo in [FULL[1], Tempo { speed: Speed::Normal, motion: Motion::Reduced }] {
            let told = story.told(tempo);
            let mut reached = 0;
            for time in frames(told.duration(), 60.0) {
                let scene = told.scene(&story.layout(), time);
                if let Some((Act::Capture(_) | Act::Step(_), _)) = scene.act {
                    continue;
                }
                let found = true_boards[reached..].iter().position(|board| *board == scene.board);
                reached += found.expect("a board that the engine had, not before the last one shown");
            }
        }
    }
}

#[test]
fn a_turn_keeps_to_its_budget_and_a_seed_to_its_limits() {
    for story in random_stories(400).iter().chain(&long_stories()) {
        for tempo in FULL {
            let told = story.told(tempo);
            assert!(
                told.duration() <= 1.5 * tempo.speed.budget() + 300.0,
                "{} laps in {} of {}",
                laps(&story.events),
                told.duration(),
                tempo.speed.budget()
            );
            for cue in told.cues() {
                if let Act::Drop { .. } = cue.act {
                    let time = cue.end - cue.start;
                    // Round the half the hand may take longer.
                    assert!((39.9..=600.1 * 1.7).contains(&time), "a seed took {time}");
                }
            }
        }
        assert!(told_quickly(story), "nothing is told in no time");
    }
}

fn told_quickly(story: &Story) -> bool {
    let told = story.told(FULL[3]);
    told.duration() == 0.0 && told.cues().is_empty()
}

#[test]
fn slower_is_never_quicker() {
    for story in random_stories(200).iter().chain(&long_stories()) {
        let durations = FULL.map(|tempo| story.told(tempo).duration());
        assert!(durations.is_sorted_by(|slow, fast| fast <= slow), "{durations:?}");
    }
}

#[test]
fn no_lift_landing_or_capture_is_lost_between_two_frames() {
    // 24 frames a second, the rate of a tablet that saves power.
    let frame = 1000.0 / 24.0;
    for story in random_stories(200).iter().chain(&long_stories()) {
        for cue in FULL.iter().flat_map(|&tempo| story.told(tempo).cues().to_vec()) {
            let time = cue.end - cue.start;
            match cue.act {
                Act::Drop { .. } => assert!(frame - 2.0 <= time, "{cue:?}"),
                _ => assert!(frame <= time, "{cue:?}"),
            }
        }
    }
}

#[test]
fn very_long_sowings_speed_up_by_whole_laps() {
    for story in long_stories() {
        let told = story.told(FULL[1]);
        let at_once = told.cues().iter().filter(|cue| matches!(cue.act, Act::Laps { .. })).count();
        assert!(0 < at_once, "{} laps do not fit", laps(&story.events));
        let (first, last) = (told.cues()[0].act, told.cues()[told.cues().len() - 1].act);
        assert!(matches!(first, Act::Lift { .. }), "the beginning is shown in full: {first:?}");
        assert!(matches!(last, Act::Land { .. } | Act::Capture(_)), "and so is the end: {last:?}");
        let laps_shown: Vec<u16> = told.cues().iter().map(|cue| cue.lap).collect();
        assert!(laps_shown.is_sorted(), "laps are counted upwards");
        assert_eq!(laps_shown.last().copied().map(usize::from), Some(laps(&story.events)));
    }
}

#[test]
fn reduced_motion_moves_nothing_and_shows_every_lap() {
    for story in random_stories(200) {
        let told = story.told(Tempo { speed: Speed::Normal, motion: Motion::Reduced });
        for time in frames(told.duration(), 30.0) {
            let scene = told.scene(&story.layout(), time);
            assert!(scene.airborne.is_empty() && scene.hand.is_none());
        }
        let parts = laps(&story.events) + usize::from(!matches!(story.events[0], Event::Lifted { .. }));
        assert_eq!(told.cues().len(), parts, "a cue for each lap, and one for a step before");
    }
}

#[test]
fn the_same_time_gives_the_same_scene_in_any_order() {
    for story in random_stories(40) {
        let told = story.told(FULL[1]);
        let times: Vec<f64> = frames(told.duration(), 24.0).collect();
        let drawn = |time: f64| format!("{:?}", told.scene(&story.layout(), time));
        let forwards: Vec<String> = times.iter().map(|&time| drawn(time)).collect();
        let mut backwards: Vec<String> = times.iter().rev().map(|&time| drawn(time)).collect();
        backwards.reverse();
        assert_eq!(forwards, backwards);
    }
}

#[test]
fn a_drop_takes_the_same_time_at_every_frame_rate() {
    for story in random_stories(20) {
        let told = story.told(FULL[1]);
        let layout = story.layout();
        for rate in [24.0, 30.0, 60.0, 120.0, 144.0, 240.0] {
            let mut seen = Vec::new();
            let mut before = total(story.before.board());
            for time in frames(told.duration(), rate) {
                let now = total(&told.scene(&layout, time).board);
                if before < now {
                    seen.push(time);
                }
                before = now;
            }
            let drops = told.cues().iter().filter(|cue| matches!(cue.act, Act::Drop { .. }));
            let ends: Vec<f64> = drops.map(|cue| cue.end).collect();
            for time in seen {
                let frame = 1000.0 / rate;
                let late = ends.iter().any(|&end| (0.0..frame + 1e-6).contains(&(time - end)));
                let captured = told.cues().iter().any(|cue| {
                    matches!(cue.act, Act::Capture(_) | Act::Step(_))
                        && (0.0..=frame).contains(&(time - cue.end))
                });
                assert!(late || captured, "a seed lies within a frame of its time, not at {time}");
            }
        }
    }
}

#[test]
fn the_hand_travels_evenly_and_never_jumps() {
    for story in random_stories(120) {
        let told = story.told(FULL[0]);
        let layout = story.layout();
        for cue in told.cues() {
            let Act::Drop { from, into } = cue.act else { continue };
            let hop = layout.hop(from, into);
            let hand = |share: f64| {
                told.scene(&layout, cue.start + (cue.end - cue.start) * share).hand.map(|hand| hand.above)
            };
            assert!(hand(0.0).is_some_and(|start| start.distance(layout.center(from)) < 1e-6));
            for step in 0..100 {
                let shares = (f64::from(step) / 100.0, f64::from(step + 1) / 100.0 - 1e-9);
                if let (Some(one), Some(next)) = (hand(shares.0), hand(shares.1)) {
                    assert!(one.distance(next) < hop.length() / 100.0 * 2.6, "{cue:?} at step {step}");
                }
            }
        }
    }
}

#[test]
fn every_seed_in_the_air_starts_or_ends_where_it_lies() {
    for story in random_stories(80) {
        let told = story.told(FULL[0]);
        let layout = story.layout();
        for cue in told.cues() {
            if let Act::Drop { into, .. } = cue.act {
                let scene = told.scene(&layout, cue.end - 1e-6);
                assert_eq!(scene.flying, 1);
                let (falling, spot) = (scene.airborne[0], katro::choreo::spot(into, scene.board[into]));
                let center = layout.center(into);
                let lies = center.shifted(spot.x * layout.radius(), spot.y * layout.radius());
                assert!(falling.above.distance(lies) < 0.01 * layout.radius() && falling.height < 0.01);
            }
        }
    }
}

#[test]
fn marks_are_in_order_and_end_with_the_end() {
    for story in random_stories(200).iter().chain(&long_stories()) {
        let told = story.told(FULL[1]);
        let marks = told.marks();
        assert!(marks.is_sorted_by(|one, next| one.time <= next.time));
        let end = marks[marks.len() - 1];
        assert!((end.time - told.duration()).abs() < 1e-9);
        assert_eq!(end.moment, katro::choreo::Moment::End);
    }
}

#[test]
fn the_whole_telling_has_a_mark_for_every_event_and_leaves_none_out() {
    let whole = Tempo { speed: Speed::Whole, motion: Motion::Full };
    for story in random_stories(200).iter().chain(&long_stories()) {
        let told = story.told(whole);
        let seen = |event: &&Event| !matches!(event, Event::Passed { .. } | Event::Ended(_));
        let shown: Vec<&Event> = story.events.iter().filter(seen).collect();
        let marks = told.marks();
        assert_eq!(marks.len(), shown.len() + 1, "one for each, and the end");
        let mut board = *story.before.board();
        for (event, mark) in shown.iter().zip(&marks) {
            // What a seed or a lift changes is to be seen at its mark, and what comes later is not.
            let scene = told.scene(&story.layout(), mark.time);
            match event {
                Event::Dropped { .. } => {
                    event.apply(&mut board);
                    assert_eq!(scene.board, board, "the seed lies at {mark:?}");
                }
                Event::Lifted { from, .. } => {
                    event.apply(&mut board);
                    assert_eq!(scene.board, board, "{from} is lifted at {mark:?}");
                    assert!(scene.hand.is_some());
                }
                _ => event.apply(&mut board),
            }
        }
        assert_eq!(board, *story.after.board());
    }
}

#[test]
fn the_trace_says_what_the_turn_changed() {
    for story in random_stories(400).iter().chain(&long_stories()) {
        let told = story.told(FULL[3]);
        let board = *story.before.board();
        for hole in common::holes(board.shape()) {
            let by =
                told.trace().changes.iter().find(|(changed, _)| *changed == hole).map_or(0, |(_, by)| *by);
            let after = i32::from(board[hole]) + by;
            assert_eq!(after, i32::from(story.after.board()[hole]), "{hole}");
        }
        let from = story.events.iter().find_map(|event| match event {
            Event::Lifted { from, .. } | Event::Stepped { from, .. } => Some(*from),
            _ => None,
        });
        assert_eq!(told.trace().origin, from);
        assert!(told.trace().hops.len() <= usize::from(board.shape().holes_per_side()));
        for hop in &told.trace().hops {
            assert_eq!(hop.from.side(), hop.to.side(), "a sowing stays on its own half");
        }
    }
}
